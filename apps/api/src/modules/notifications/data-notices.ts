// What people are told of requests about their data: that somebody asked in their name, and how it ended. Always.
import { dataRequestKindSchema, dataRequestStatusSchema } from '@portal/contract/privacy/data-requests';
import { mediumDay } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import { dataNoticesCopy as copy } from './data-notices.copy.ts';
import type { Notice, NoticeOf } from './notice.ts';

const news = z.object({
  dataRequest: z.object({
    kind: dataRequestKindSchema,
    status: dataRequestStatusSchema,
    answer: z.string().nullable(),
    dueAt: z.coerce.date(),
  }),
});

function dataRequestMoved({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = news.safeParse(event);
  if (!data) return null;
  const { kind, status, answer, dueAt } = data.dataRequest;
  const subject = copy.subjects[kind][status];
  if (!subject) return null;
  const isBegun = status === 'inProgress';
  const content = copy.contents[kind][status] ?? answer ?? '';
  return {
    kind: isBegun ? 'dataRequestBegun' : 'dataRequestEnded',
    audience: { userId },
    subject,
    content: [content, isBegun ? copy.due(mediumDay(dueAt)) : '', copy.doubt(phone)]
      .filter(Boolean)
      .join(' '),
    about: {},
  };
}

export const dataNotices: Readonly<Record<string, NoticeOf>> = { DataRequestEvent: dataRequestMoved };
