// 'Seguridad': who enters the account, and by what.

import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { securityCopy as copy } from './security.copy.ts';
import { SessionsCard } from './sessions-card.tsx';

export function SecurityScreen() {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <SessionsCard />
      </Columns>
    </>
  );
}
