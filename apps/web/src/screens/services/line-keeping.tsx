// Who uses a mobile line, and its chip.
import type { Service } from '../../api/lines/service-list.ts';
import { hasEnded } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { ChipCard } from './chip/chip-card.tsx';
import { LineUserCard } from './line-user/line-user-card.tsx';

export function LineKeeping({ service }: { service: Service }) {
  return (
    <>
      <LineUserCard service={service} />
      {isOpen(service, 'manage') && !hasEnded(service) && (
        <ChipCard line={service.number} isHolder={service.role === 'holder'} />
      )}
    </>
  );
}
