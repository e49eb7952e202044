// 'Seguridad': who enters the account, and by what.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery } from '../../api/person/second-factor.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { securityCopy as copy } from './security.copy.ts';
import { SessionsCard } from './sessions-card.tsx';

export function SecurityScreen() {
  const client = useQueryClient();
  /** While they are to be kept, nothing else is. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function show(backupCodes: readonly string[]) {
    setCodes(backupCodes);
    client.invalidateQueries(secondFactorQuery);
  }

  if (codes) return <BackupCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <SecondStepCard onCodes={show} />
        <SessionsCard />
      </Columns>
    </>
  );
}
