// Shows a screen as soon as its code is here, and the documents' placeholder until then.
import type { ReactNode } from 'react';
import { CodeTimeout, type LazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { LoadFailed, Loading } from './loading.tsx';

export interface LazyScreenProps {
  /** Of a screen, or of a frame with the screen inside. */
  code: LazyCode<{ children?: ReactNode }>;
  children?: ReactNode;
}

export function LazyScreen({ code, children }: LazyScreenProps) {
  const Screen = useLazyCode(code);
  const failure = code.failure();
  if (Screen) return <Screen>{children}</Screen>;
  if (failure === undefined) return <Loading />;
  return (
    <LoadFailed reason={failure instanceof CodeTimeout ? 'timeout' : 'error'} onRetry={() => code.start()} />
  );
}
