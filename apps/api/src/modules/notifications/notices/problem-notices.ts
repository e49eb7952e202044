// What those who asked for it are told of a problem of the network: that its end has moved, and that it is over.
import { dayAndTime, moneyWords, numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';

const told = z.object({
  serviceProblem: z.object({ id: z.string() }),
  services: z.array(z.string()).min(1),
  expectedEndAt: z.coerce.date(),
  creditCents: z.number().default(0),
});
type Told = z.infer<typeof told>;

const noticeWith =
  (words: (lines: string, told: Told) => Pick<Notice, 'kind' | 'subject' | 'content'>): NoticeOf =>
  ({ event }: EventRow) => {
    const { data } = told.safeParse(event);
    const [serviceNumber] = data?.services ?? [];
    if (!data || serviceNumber === undefined) return null;
    return {
      ...words(data.services.map(numberWords).join(', '), data),
      audience: { watchers: { problemId: data.serviceProblem.id, ofLines: data.services } },
      about: { serviceNumber },
    };
  };

const moved = noticeWith((lines, { expectedEndAt }) => ({
  kind: 'problemMoved',
  subject: 'Tu servicio va a tardar más en volver',
  content: `La falla que afecta a ${lines} va a durar más de lo que te dijimos. Ahora esperamos que termine el ${dayAndTime(expectedEndAt)}.`,
}));

const over = noticeWith((lines, { creditCents }) => ({
  kind: 'problemOver',
  subject: 'Tu servicio ya está de vuelta',
  content: `La falla que afectaba a ${lines} terminó.${
    creditCents > 0 ? ` Por el tiempo sin servicio te devolvemos ${moneyWords(creditCents)}.` : ''
  } Si algo no funciona, revisa tu servicio en el portal.`,
}));

export const problemNotices: Readonly<Record<string, NoticeOf>> = {
  ServiceProblemAttributeValueChangeEvent: moved,
  ServiceProblemStateChangeEvent: over,
};
