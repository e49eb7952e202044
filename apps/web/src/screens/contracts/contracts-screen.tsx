// 'Contratos y permisos': what was accepted, service by service and act by act, and what one's data may be used for.
import { useQuery } from '@tanstack/react-query';
import { verificationQuery } from '../../api/person/agreements.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AgreementsCard } from './agreements-card.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { contractsCopy as copy } from './contracts.copy.ts';

export function ContractsScreen() {
  const { data: verification } = useQuery(verificationQuery);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        {verification && !verification.ok && <Notice kind="danger">{copy.broken}</Notice>}
        <AgreementsCard which="services" />
        <AgreementsCard
          which="accepted"
          foot={
            verification?.ok && verification.count > 0 ? (
              <span className="small quiet">{copy.whole(verification.count)}</span>
            ) : undefined
          }
        />
        <ChoicesCard />
      </Columns>
    </>
  );
}
