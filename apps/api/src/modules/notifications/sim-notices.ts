// What everybody who manages a line is told of its chip: who steals a number begins here.
import { momentWords, numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';

const sim = z.object({
  sim: z.object({ serviceNumber: z.string(), lockOffAt: z.coerce.date().nullable().default(null) }),
});

type Words = (
  line: string,
  phone: string,
  lockOffAt: Date | null,
) => Pick<Notice, 'kind' | 'subject' | 'content'>;

const noticeWith =
  (words: Words): NoticeOf =>
  ({ event }: EventRow, phone) => {
    const { data } = sim.safeParse(event);
    if (!data) return null;
    const { serviceNumber, lockOffAt } = data.sim;
    return {
      ...words(numberWords(serviceNumber), phone, lockOffAt),
      audience: { serviceNumber },
      about: { serviceNumber },
    };
  };

const lockMoved: Words = (line, phone, offAt) =>
  offAt
    ? {
        kind: 'simUnlocking',
        subject: 'Tu chip va a quedar sin candado',
        content: `El candado del chip de la línea ${line} se quita el ${momentWords(offAt)}. Si no fuiste tú, ponlo de nuevo o llámanos al ${phone}.`,
      }
    : {
        kind: 'simLocked',
        subject: 'Tu chip tiene candado',
        content: `El chip de la línea ${line} tiene candado: nadie puede cambiarlo ni llevarse tu número.`,
      };

const refused: Words = (line, phone) => ({
  kind: 'simChangeRefused',
  subject: 'No dejamos cambiar tu chip',
  content: `Alguien pidió cambiar el chip de la línea ${line}, y el candado lo impidió. Si no fuiste tú, llámanos al ${phone}.`,
});

const changed: Words = (line, phone) => ({
  kind: 'simChanged',
  subject: 'Tu línea tiene otro chip',
  content: `La línea ${line} tiene un chip nuevo, con candado. Si no fuiste tú, llámanos ya al ${phone}.`,
});

export const simNotices: Readonly<Record<string, NoticeOf>> = {
  SimLockChangeEvent: noticeWith(lockMoved),
  SimChangeRefusedEvent: noticeWith(refused),
  SimChangeEvent: noticeWith(changed),
};
