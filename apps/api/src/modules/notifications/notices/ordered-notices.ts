// What was ordered for a line and ends or rests it: exits and pauses.
import { canonicalMobile } from '@portal/market/service-number';
import { dayWords, moneyWords, numberWords } from '@portal/market/words';
import { exitSchema } from '@portal/operator-ports/exits';
import { pauseSchema } from '@portal/operator-ports/pauses';
import { told } from '@portal/operator-ports/shown';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

// What everybody who manages a line is told when its service is left.

const left = z.object({
  exit: told(exitSchema, 'serviceNumber', 'status', 'endsOn', 'equipment', 'equipmentReturnedAt'),
});
type Exit = z.infer<typeof left>['exit'];

function exitWords(exit: Exit, phone: string): Pick<Notice, 'kind' | 'subject' | 'content'> {
  const { serviceNumber, status, endsOn, equipment, equipmentReturnedAt } = exit;
  const line = numberWords(serviceNumber);
  if (status === 'cancelled')
    return {
      kind: 'exitCancelled',
      subject: 'Tu servicio sigue activo',
      content: `La baja de ${line} se canceló: el servicio sigue como estaba.`,
    };
  if (equipmentReturnedAt)
    return {
      kind: 'equipmentReturned',
      subject: 'Recibimos el equipo',
      content: `Recibimos el equipo de ${line}. En la constancia de baja consta la devolución.`,
    };
  if (status === 'completed')
    return {
      kind: 'exitDone',
      subject: 'Tu servicio terminó',
      content: `${line} terminó el ${dayWords(endsOn)}. ${equipment.length > 0 ? 'Pasaremos por el equipo. ' : ''}Si es de factura, falta la última, por los días usados.`,
    };
  return {
    kind: 'exitOrdered',
    subject: 'Pidieron la baja de un servicio',
    content: `El último día de ${line} es el ${dayWords(endsOn)}. Hasta entonces su titular puede cancelar la baja. Si no fuiste tú, llámanos al ${phone}.`,
  };
}

function exitMoved({ event }: EventRow, phone: string): Notice | null {
  const { data } = left.safeParse(event);
  if (!data) return null;
  const { serviceNumber } = data.exit;
  return {
    ...exitWords(data.exit, phone),
    audience: { serviceNumber },
    about: { serviceNumber },
  };
}

export const exitNotices: NoticesOf = { ProductTerminationEvent: exitMoved };

// What everybody who manages a line is told when it is paused, and of the day on which it goes on.

const paused = z.object({
  pause: told(pauseSchema, 'serviceNumber', 'status', 'startsOn', 'endsOn', 'costCents').and(
    z.object({
      /** That it ends tomorrow. An operator of one's own may not say it. */
      isReminded: z.boolean().default(false),
    }),
  ),
});
type Told = z.infer<typeof paused>['pause'];

function pauseWords(pause: Told, phone: string): Pick<Notice, 'kind' | 'subject' | 'content' | 'brief'> {
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
      subject: 'Terminó la pausa de tu línea',
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
      subject: 'Hoy termina la pausa de tu línea',
      content: `Hoy es el último día de la pausa de ${line}. Termina sola, y desde mañana vuelve a contar su plan.`,
    };
  const kept =
    canonicalMobile(serviceNumber) === null
      ? 'Mientras tanto no hay servicio'
      : 'Conservas el número y las llamadas de emergencia';
  return {
    kind: 'pauseBegun',
    subject: 'Tu línea está en pausa',
    content: `${line} está en pausa hasta el ${until}. ${kept}; pausada cuesta ${money} al mes. ${thief}`,
    brief: `${line} está en pausa hasta el ${until}. ${thief}`,
  };
}

function pauseMoved({ event }: EventRow, phone: string): Notice | null {
  const { data } = paused.safeParse(event);
  if (!data) return null;
  const { serviceNumber } = data.pause;
  return { ...pauseWords(data.pause, phone), audience: { serviceNumber }, about: { serviceNumber } };
}

export const pauseNotices: NoticesOf = { ProductPauseEvent: pauseMoved };
