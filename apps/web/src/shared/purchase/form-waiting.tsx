// Where the form of a payment will stand: its places while it is on its way, and what to do when it does not come.
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { Columns } from '../page/columns.tsx';
import styles from './purchase.module.css';

export function FormWaiting({ label }: { label: string }) {
  return (
    <Columns
      side={
        <Card busy>
          <Skeleton width="34%" />
          <Skeleton width="52%" height={44} marginTop={8} />
          <Skeleton width="72%" marginTop={16} />
        </Card>
      }
    >
      <FieldsWaiting label={label} />
    </Columns>
  );
}

/** The fields alone, beside a summary that is there. */
export function FieldsWaiting({ label }: { label: string }) {
  return (
    <Card busy>
      <SkeletonGroup label={label}>
        <Skeleton width="48%" height={24} />
        <Skeleton height={52} radius={12} marginTop={32} />
        <Skeleton height={52} radius={12} marginTop={44} />
        <Skeleton height={52} radius={12} marginTop={44} />
      </SkeletonGroup>
    </Card>
  );
}

export interface FormFailedProps {
  copy: { title: string; text: string; retry: string };
  onRetry: () => void;
}

export function FormFailed({ copy, onRetry }: FormFailedProps) {
  return (
    <Card className={styles.single}>
      <SectionError level={2} title={copy.title} text={copy.text} retryLabel={copy.retry} onRetry={onRetry} />
    </Card>
  );
}
