// A card whose rows are on their way.
import { Card } from '../card.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

export interface RowsCardProps {
  /** What is on its way, for readers. */
  label: string;
  rows: number;
}

export function RowsCard({ label, rows }: RowsCardProps) {
  return (
    <Card busy>
      <SkeletonGroup label={label}>
        <SkeletonRows count={rows} />
      </SkeletonGroup>
    </Card>
  );
}
