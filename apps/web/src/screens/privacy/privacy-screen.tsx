// 'Mis datos': who may read a customer's figures.
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { privacyCopy as copy } from './privacy.copy.ts';
import { TokensCard } from './tokens-card.tsx';

export function PrivacyScreen() {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <TokensCard />
      </Columns>
    </>
  );
}
