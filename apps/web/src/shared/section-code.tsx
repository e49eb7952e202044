// A section whose code comes when it is needed: it waits in its own shape, and can be asked for again.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Card } from '../ui/card.tsx';
import { SectionError } from '../ui/section-error.tsx';
import { sectionCopy as copy } from './query-card.copy.ts';

export interface SectionCodeProps<Props> {
  /** The same function at every render: declare it beside the component. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  waiting: ReactNode;
}

export function SectionCode<Props extends object>({ load, props, waiting }: SectionCodeProps<Props>) {
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{ load: unknown; Piece: ComponentType<Props> | null }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    let isWanted = true;
    const show = (Piece: ComponentType<Props> | null) => isWanted && setFound({ load, Piece });
    load().then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  if (found?.load !== load) return waiting;
  const { Piece } = found;
  if (Piece) return <Piece {...props} />;
  const again = () => {
    setFound(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Card>
      <SectionError title={copy.codeFailed} text={copy.tryAgain} retryLabel={copy.retry} onRetry={again} />
    </Card>
  );
}
