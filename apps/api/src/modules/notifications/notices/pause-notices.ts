// What everybody who manages a line is told when it is paused, and of the day on which it goes on.
import { dayWords, moneyWords, numberWords } from '@portal/market/words';
import { pauseSchema } from '@portal/operator-ports/pauses';
import { told } from '@portal/operator-ports/shown';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

const paused = z.object({
  pause: told(pauseSchema, 'serviceNumber', 'status', 'startsOn', 'endsOn', 'costCents').and(
    z.object({
      /** That it ends tomorrow. An operator of one's own may not say it. */
      isReminded: z.boolean().default(false),
    }),
  ),
});
type Told = z.infer<typeof paused>['pause'];

function wordsOf(pause: Told, phone: string): Pick<Notice, 'kind' | 'subject' | 'content' | 'brief'> {
  const { serviceNumber, status, startsOn, endsOn, costCents, isReminded } = pause;
  const line = numberWords(serviceNumber);
  const thief = `Si no fuiste tú, reactívala en Gestionar o llámanos al ${phone}.`;
  const [from, until, money] = [dayWords(startsOn), dayWords(endsOn), moneyWords(costCents)];
  if (status === 'cancelled')
    return {
      kind: 'pauseOver',
      subject: 'Se canceló la pausa de tu línea',
      content: `${line} no entra en pausa: sigue como estaba.`,
    };
  if (status === 'completed')
    return {
      kind: 'pauseOver',
      subject: 'Tu línea está activa otra vez',
      content: `${line} ya no está en pausa. Desde hoy cuenta su plan de siempre.`,
    };
  if (status === 'pending')
    return {
      kind: 'pauseOrdered',
      subject: 'Programaste una pausa',
      content: `${line} estará en pausa del ${from} al ${until}. Pausada cuesta ${money} al mes. ${thief}`,
      brief: `${line} estará en pausa del ${from} al ${until}. ${thief}`,
    };
  if (isReminded)
    return {
      kind: 'pauseEnding',
      subject: 'Mañana tu línea se reactiva',
      content: `Hoy es el último día de la pausa de ${line}. Mañana se reactiva sola y vuelve a contar su plan.`,
    };
  return {
    kind: 'pauseBegun',
    subject: 'Tu línea está en pausa',
    content: `${line} está en pausa hasta el ${until}. Conservas el número y las llamadas de emergencia; pausada cuesta ${money} al mes. ${thief}`,
    brief: `${line} está en pausa hasta el ${until}. ${thief}`,
  };
}

function pauseMoved({ event }: EventRow, phone: string): Notice | null {
  const { data } = paused.safeParse(event);
  if (!data) return null;
  const { serviceNumber } = data.pause;
  return { ...wordsOf(data.pause, phone), audience: { serviceNumber }, about: { serviceNumber } };
}

export const pauseNotices: NoticesOf = { ProductPauseEvent: pauseMoved };
