// What is told of who uses a line, of what that person was asked for and answered, and of who manages it.

import { type Role, roles } from '@portal/contract/policy';
import { consentPurposeSchema } from '@portal/contract/privacy/line-users';
import { numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';
import { lineUserCopy as copy, roleNoticesCopy } from './people-notices.copy.ts';

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
  const said = roleNoticesCopy[to][change](serviceNumbers.map(numberWords).join(', '), role satisfies Role);
  return {
    kind: 'roleChanged',
    audience: to === 'person' ? { userId } : { holdersOf: serviceNumbers, except: userId },
    ...said,
    about: {},
  };
}

/** What both sides are told of a role in a line: given, changed, ended. Always: it is about who may enter. */
export const roleNotices: Readonly<Record<string, NoticeOf>> = {
  PermissionStateChangeEvent: roleChanged,
};

const userNews = z.object({
  lineUser: z.object({ serviceNumber: z.string(), user: z.enum(['adult', 'holder', 'minor', 'nobody']) }),
});

function userChanged({ userId, event }: EventRow): Notice | null {
  const { data } = userNews.safeParse(event);
  if (!data) return null;
  const { serviceNumber, user } = data.lineUser;
  return {
    kind: 'lineUserChanged',
    audience: { serviceNumber, except: userId },
    ...copy.user[user](numberWords(serviceNumber)),
    about: { serviceNumber },
    notOn: serviceNumber,
  };
}

const consentNews = z.object({
  lineConsent: z.object({
    serviceNumber: z.string(),
    purpose: consentPurposeSchema,
    change: z.enum(['asked', 'granted', 'refused', 'withdrawn', 'ended']),
  }),
});

function consentMoved({ userId, event }: EventRow): Notice | null {
  const { data } = consentNews.safeParse(event);
  if (!data) return null;
  const { serviceNumber, purpose, change } = data.lineConsent;
  const isQuestion = change === 'asked';
  return {
    kind: isQuestion ? 'consentAsked' : 'consentMoved',
    audience: { userId },
    ...copy[change](numberWords(serviceNumber), purpose),
    about: { serviceNumber },
  };
}

export const lineUserNotices: Readonly<Record<string, NoticeOf>> = {
  LineUserChangeEvent: userChanged,
  LineConsentChangeEvent: consentMoved,
};
