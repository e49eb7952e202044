// 'Seguridad': who enters the account, and by what.
import { useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { secondFactorQuery } from '../../api/person/second-factor.ts';
import { paths } from '../../lib/place/paths.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryNotice } from './recovery-notice.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { securityCopy as copy } from './security.copy.ts';
import { SessionsCard } from './sessions-card.tsx';

/** First on phones: who was robbed has seconds. */
function StolenEntry() {
  return (
    <Card>
      <ListRows>
        <ListRow icon={ShieldAlert} title={copy.stolen} detail={copy.stolenDetail} href={paths.stolen()} />
      </ListRows>
    </Card>
  );
}

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
      <Columns side={<StolenEntry />} rest={<AccountLinks />}>
        <RecoveryNotice />
        <PasskeysCard />
        <SecondStepCard onCodes={show} />
        <SessionsCard />
      </Columns>
    </>
  );
}
