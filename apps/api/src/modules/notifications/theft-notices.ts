// What everybody who manages a line is told when its phone is stolen, and found again.
import { momentWords, numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';

const theft = z.object({
  theft: z.object({
    theftId: z.string(),
    serviceNumber: z.string(),
    suspendedAt: z.coerce.date().nullable().default(null),
    equipmentBlockedAt: z.coerce.date().nullable().default(null),
    undoneAt: z.coerce.date().nullable().default(null),
  }),
});
type Theft = z.infer<typeof theft>['theft'];

const noticeWith =
  (words: (theft: Theft, phone: string) => Pick<Notice, 'kind' | 'subject' | 'content'> | null): NoticeOf =>
  ({ event }: EventRow, phone) => {
    const { data } = theft.safeParse(event);
    const said = data && words(data.theft, phone);
    if (!data || !said) return null;
    const { serviceNumber, theftId } = data.theft;
    return {
      ...said,
      audience: { serviceNumber },
      about: { theftId, serviceNumber },
    };
  };

const moved = noticeWith(({ serviceNumber, suspendedAt, equipmentBlockedAt, undoneAt }, phone) => {
  const line = numberWords(serviceNumber);
  if (undoneAt)
    return {
      kind: 'theftUndone',
      subject: 'Tu línea funciona de nuevo',
      content: `La línea ${line} ya no está suspendida, porque alguien dijo que el teléfono apareció. Si no fuiste tú, llámanos ya al ${phone}.`,
    };
  if (!suspendedAt) return null;
  const what = equipmentBlockedAt ? 'su chip y el equipo' : 'su chip';
  return {
    kind: 'theftStopped',
    subject: 'Suspendimos tu línea por robo o pérdida',
    content: `La línea ${line}, ${what} dejaron de funcionar el ${momentWords(suspendedAt)}. Si no lo pediste, llámanos al ${phone}.`,
  };
});

const escalated = noticeWith(({ serviceNumber }, phone) => ({
  kind: 'theftEscalated',
  subject: 'Tu línea todavía no está suspendida',
  content: `La red no confirma la suspensión de la línea ${numberWords(serviceNumber)}. Una persona ya se ocupa; también puedes llamarnos al ${phone}.`,
}));

export const theftNotices: Readonly<Record<string, NoticeOf>> = {
  TheftStateChangeEvent: moved,
  TheftEscalatedEvent: escalated,
};
