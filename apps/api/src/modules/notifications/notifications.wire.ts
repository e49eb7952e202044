// A notification as a TMF681 CommunicationMessage.
import { type CommunicationMessage, listMessages } from '@portal/contract/help/notifications';
import { nationalNumber } from '@portal/market/service-number';
import { dateTime } from '../../http/wire.ts';
import type { NotificationRow } from './notifications.ts';

export function toCommunicationMessage(row: NotificationRow): CommunicationMessage {
  const { serviceNumber, billNo, ticketId, claimId, theftId, talkId, usageType } = row.about;
  const about = {
    serviceNumber: serviceNumber === undefined ? undefined : nationalNumber(serviceNumber),
    billNo,
    ticketId,
    claimId,
    theftId,
    talkId,
    usageType,
  };
  return {
    '@type': 'CommunicationMessage',
    id: row.notificationId,
    href: `${listMessages.path}/${row.notificationId}`,
    messageType: row.kind,
    subject: row.subject,
    content: row.content,
    sendTime: dateTime(row.happenedAt),
    state: 'completed',
    isRead: row.readAt !== null,
    characteristic: Object.entries(about).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    ),
  };
}
