// Which notices are shown by a user's browsers: news, on matters that they want to hear of.

import type { Notice } from './notice.ts';
import { noticeKinds } from './notice-kinds.ts';
import type { Notice as Way } from './notifications.ts';

export interface PushCandidate {
  notice: Notice;
  user: { userId: string };
  notificationId: string;
}

export function pushesOf(
  told: readonly PushCandidate[],
  isWanted: (userId: string, way: Way) => boolean,
): { userId: string; notificationId: string }[] {
  return told
    .filter(({ notice, user: { userId } }) => {
      const isSeen = notice.doneBy === userId;
      // The steps between are read when one looks.
      const isStep = notice.kind === 'repairMoved' && notice.isPortalOnly;
      if (isSeen || isStep) return false;
      const { leaves, topic } = noticeKinds[notice.kind];
      return leaves === 'always' || isWanted(userId, { channel: 'push', topic });
    })
    .map(({ user: { userId }, notificationId }) => ({ userId, notificationId }));
}
