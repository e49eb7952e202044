// What those who asked for it are told of a problem of the network: that its end has moved, and that it is over.
import { dayAndTime, momentWords, moneyWords, numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import { aboutFirst, type Notice, type NoticeOf, type NoticesOf } from './notice.ts';

const told = z.object({
  serviceProblem: z.object({ id: z.string() }),
  services: z.array(z.string()).min(1),
  expectedEndAt: z.coerce.date().nullish(),
  creditCents: z.number().default(0),
});
type Told = z.infer<typeof told>;

/** Each is told of the lines that they manage alone; what comes back is known for all of them together. */
const noticeWith =
  (words: (lines: string, told: Told) => Pick<Notice, 'kind' | 'subject' | 'content'>): NoticeOf =>
  ({ event }: EventRow) => {
    const { data } = told.safeParse(event);
    if (!data) return null;
    const { services, serviceProblem } = data;
    const wordsOf = (theirs: readonly string[]) =>
      words(theirs.map(numberWords).join(', '), {
        ...data,
        creditCents: theirs.length < services.length ? 0 : data.creditCents,
      });
    const ofLines = (theirs: readonly string[]) => ({
      content: wordsOf(theirs).content,
      about: aboutFirst(theirs),
    });
    return {
      ...wordsOf(services),
      audience: { watchers: { problemId: serviceProblem.id, ofLines: services } },
      about: {},
      ofLines,
    };
  };

const moved = noticeWith((lines, { expectedEndAt }) => ({
  kind: 'problemMoved',
  subject: 'Tu servicio va a tardar más en volver',
  content: `La falla que afecta a ${lines} va a durar más de lo que te dijimos. ${expectedEndAt ? `Ahora esperamos que termine el ${dayAndTime(expectedEndAt)}.` : 'Aún no sabemos cuándo termina.'}`,
}));

const over = noticeWith((lines, { creditCents }) => ({
  kind: 'problemOver',
  subject: 'Tu servicio ya está de vuelta',
  content: `La falla que afectaba a ${lines} terminó.${
    creditCents > 0 ? ` Por el tiempo sin servicio te devolvemos ${moneyWords(creditCents)}.` : ''
  } Si algo no funciona, revisa tu servicio en el portal.`,
}));

export const problemNotices: NoticesOf = {
  ServiceProblemAttributeValueChangeEvent: moved,
  ServiceProblemStateChangeEvent: over,
};

/** What everybody who manages a home's internet is told of it: guests are let in, and a device is kept out. */
const news = z.object({
  homeNetwork: z.discriminatedUnion('change', [
    z.object({ service: z.string(), change: z.literal('guestsOn'), until: z.coerce.date().nullable() }),
    z.object({ service: z.string(), change: z.literal('deviceBlocked'), deviceName: z.string() }),
  ]),
});
type News = z.infer<typeof news>['homeNetwork'];

function wordsOf(told: News, phone: string): Pick<Notice, 'subject' | 'content'> {
  const doubt = `Si no fuiste tú, revisa tu Wi-Fi en el portal o llámanos al ${phone}.`;
  if (told.change === 'deviceBlocked')
    return {
      subject: 'Se bloqueó un equipo en tu Wi-Fi',
      content: `«${told.deviceName}» ya no puede conectarse al Wi-Fi del servicio ${told.service}. ${doubt}`,
    };
  const end = told.until ? `hasta el ${momentWords(told.until)}` : 'hasta que la desactives';
  return {
    subject: 'Se activó tu red de invitados',
    content: `La red de invitados del servicio ${told.service} está activada ${end}. ${doubt}`,
  };
}

function homeNetworkChanged({ event }: EventRow, phone: string): Notice | null {
  const { data } = news.safeParse(event);
  if (!data) return null;
  const { service: serviceNumber } = data.homeNetwork;
  return {
    kind: 'homeNetworkChanged',
    ...wordsOf(data.homeNetwork, phone),
    audience: { serviceNumber },
    about: { serviceNumber },
  };
}

export const homeNetworkNotices: NoticesOf = {
  HomeNetworkChangeEvent: homeNetworkChanged,
};
