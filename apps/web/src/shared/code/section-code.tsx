// A section whose code comes when it is needed: it waits in its own shape, and can be asked for again.
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { type LazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { sectionCopy as copy } from '../page/query-card.copy.ts';

export interface SectionCodeProps<Props> {
  code: LazyCode<Props>;
  props: Props;
  waiting: ReactNode;
  /** It stands in a card already. */
  isInCard?: boolean;
}

export function SectionCode<Props extends object>(given: SectionCodeProps<Props>) {
  const { code, props, waiting, isInCard = false } = given;
  const Piece = useLazyCode(code);
  if (Piece) return <Piece {...props} />;
  if (code.failure() === undefined) return waiting;
  const again = () => code.start();
  const trouble = (
    <SectionError title={copy.codeFailed} text={copy.tryAgain} retryLabel={copy.retry} onRetry={again} />
  );
  return isInCard ? trouble : <Card>{trouble}</Card>;
}
