// Which device it is, where it was received, and when it should be back.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import { formatDate } from '../../../lib/dates.ts';
import { deviceName, isConcluded } from '../../../shared/repair.ts';
import { Card } from '../../../ui/card.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { trackingCopy } from './repair.copy.ts';
import { complaintsOf, imeiOf, maskedImei } from './repair-facts.ts';

const { device: copy } = trackingCopy;

export function DeviceCard({ ticket, isOwn }: { ticket: TroubleTicket; isOwn: boolean }) {
  const imei = imeiOf(ticket);
  const complaints = complaintsOf(ticket);
  return (
    <Card title={isOwn ? copy.title : copy.foreignTitle}>
      <DefinitionList
        items={[
          { term: copy.model, value: deviceName(ticket) || copy.noChannel },
          { term: copy.imei, value: imei === null ? copy.noChannel : maskedImei(imei) },
          ...(complaints.length > 0 ? [{ term: copy.complaint, value: complaints.join('. ') }] : []),
          { term: copy.channel, value: ticket.channel.name.trim() || copy.noChannel },
          { term: copy.created, value: formatDate(ticket.creationDate) },
          ...(isConcluded(ticket)
            ? []
            : [{ term: copy.expected, value: formatDate(ticket.requestedResolutionDate) }]),
        ]}
      />
    </Card>
  );
}
