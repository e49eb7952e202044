// /associate-services/pre-paid/{step} and post-paid/{step}: number, code, success.

import { useParams } from 'wouter';
import { paths } from '../../lib/place/paths.ts';
import { Navigate } from '../../lib/place/router.tsx';
import { CodeStep } from './code/code-step.tsx';
import type { MobileKind } from './flow-state.ts';
import { MayAssociateGate } from './may-associate-gate.tsx';
import { NumberStep } from './number-step.tsx';

export function AssociatePrepaidScreen() {
  return <MobileScreen kind="Prepaid" />;
}

export function AssociatePostpaidScreen() {
  return <MobileScreen kind="Postpaid" />;
}

function MobileScreen({ kind }: { kind: MobileKind }) {
  const { step } = useParams();
  if (step === '3') return <Navigate to={paths.associated()} replace />;
  return (
    <MayAssociateGate>
      {({ sub: loginName }) => {
        if (step === '1') return <NumberStep kind={kind} loginName={loginName} />;
        if (step === '2') return <CodeStep loginName={loginName} />;
        return <Navigate to={`${paths.associateServices()}/`} replace />;
      }}
    </MayAssociateGate>
  );
}
