// The security code of registration and recovery: six boxes, another code, a grant for the next step.
import { useState } from 'react';
import { samePath } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { type AccessFlowKind, accessFlow } from '../../session/access-flow.ts';
import { CodeStep } from './code-step.tsx';
import { codePath, lastPath, startPath } from './flow-paths.ts';

export function RegisterCodeScreen() {
  return <CodeScreen kind="register" />;
}

export function RecoveryCodeScreen() {
  return <CodeScreen kind="recovery" />;
}

/** A code that is not on its way cannot be asked for, and one that was checked is not asked for again. */
function CodeScreen({ kind }: { kind: AccessFlowKind }) {
  const { pathname } = useLocation();
  const [{ sent, grant }] = useState(() => accessFlow(kind));
  if (!sent) return <Navigate to={startPath(kind)} replace />;
  if (grant) return <Navigate to={lastPath(kind, sent.identifier)} replace />;
  const here = codePath(kind, sent.identifier);
  if (!samePath(pathname, here)) return <Navigate to={here} replace />;
  return <CodeStep kind={kind} sent={sent} />;
}
