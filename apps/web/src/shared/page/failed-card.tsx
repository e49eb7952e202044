// In the place of what a page is about: it could not be had, and is asked for again.
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { sectionCopy as copy } from './query-card.copy.ts';

export interface FailedCardProps {
  title: string;
  busy?: boolean;
  onRetry: () => void;
}

export function FailedCard(props: FailedCardProps) {
  return (
    <Card>
      <SectionError
        {...props}
        level={2}
        text={copy.tryAgain}
        retryLabel={copy.retry}
        busyText={copy.retrying}
      />
    </Card>
  );
}
