// Whoever was invited to a line reads what it opens to them, where the rest would stand.
import type { Service } from '../../../api/lines/service-list.ts';
import { Card } from '../../../ui/card.tsx';
import { roleCopy as copy } from './detail.copy.ts';

export function RoleCard({ service }: { service: Service }) {
  return (
    <Card title={copy.title}>
      <p>{service.role === 'payer' ? copy.payer : copy.viewer}</p>
    </Card>
  );
}
