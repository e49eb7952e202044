// What everybody who manages a home's internet is told of it: guests are let in, and a device is kept out.
import { momentWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';

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

export const homeNetworkNotices: Readonly<Record<string, NoticeOf>> = {
  HomeNetworkChangeEvent: homeNetworkChanged,
};
