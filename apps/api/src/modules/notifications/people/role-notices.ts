// What both sides are told of a role in a line: given, changed, ended. Always: it is about who may enter.

import { type Role, roles } from '@portal/contract/policy';
import { numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticeOf } from '../notice.ts';
import { roleNoticesCopy as copy } from './role-notices.copy.ts';

const news = z.object({
  permission: z.object({
    change: z.enum(['given', 'changed', 'ended']),
    role: z.enum(roles),
    serviceNumbers: z.array(z.string()).min(1),
    to: z.enum(['person', 'holders']),
  }),
});

function roleChanged({ userId, event }: EventRow): Notice | null {
  const { data } = news.safeParse(event);
  if (!data) return null;
  const { change, role, serviceNumbers, to } = data.permission;
  const said = copy[to][change](serviceNumbers.map(numberWords).join(', '), role satisfies Role);
  return {
    kind: 'roleChanged',
    audience: to === 'person' ? { userId } : { holdersOf: serviceNumbers, except: userId },
    ...said,
    about: {},
  };
}

export const roleNotices: Readonly<Record<string, NoticeOf>> = {
  PermissionStateChangeEvent: roleChanged,
};
