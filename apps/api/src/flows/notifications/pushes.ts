// Which notices are shown by a user's browsers: news, on matters that they want to hear of.
import type { NotificationKind } from '@portal/contract/help/notifications';
import type { Notice as Way } from '../../modules/notifications/notifications.ts';
import type { Notice } from './notice.ts';

export interface PushCandidate {
  notice: Notice;
  user: { userId: string };
  notificationId: string;
}

/** Their receipts leave by themselves, and obey the box that speaks of charges. */
const charges: readonly NotificationKind[] = ['paymentReceived', 'rechargeReceived', 'packageBought'];

export function pushesOf(
  told: readonly PushCandidate[],
  isWanted: (userId: string, way: Way) => boolean,
): { userId: string; notificationId: string }[] {
  return told
    .filter(({ notice, user: { userId } }) => {
      const isSeen = notice.doneBy === userId;
      // The steps between are read when one looks.
      const isStep = notice.kind === 'repairMoved' && notice.message === null;
      if (isSeen || isStep) return false;
      return notice.message?.isSecurity || isWanted(userId, { channel: 'push', topic: topicOf(notice) });
    })
    .map(({ user: { userId }, notificationId }) => ({ userId, notificationId }));
}

const topicOf = ({ kind, message }: Notice): Way['topic'] =>
  message?.topic ?? (charges.includes(kind) ? 'charge' : null);
