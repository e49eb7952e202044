// 'Mis datos': a copy of them, what is wrong, what they serve for, who may read them, and the end of them.
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { AccessesCard } from './accesses-card.tsx';
import { CopyCard } from './copy-card.tsx';
import { CorrectionCard } from './correction-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { OppositionCard } from './opposition-card.tsx';
import { privacyCopy as copy } from './privacy.copy.ts';
import { RequestsCard } from './requests-card.tsx';
import { TokensCard } from './tokens-card.tsx';

export function PrivacyScreen() {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <CopyCard />
        <CorrectionCard />
        <OppositionCard />
        <AccessesCard />
        <TokensCard />
        <RequestsCard />
        <ErasureCard />
      </Columns>
    </>
  );
}
