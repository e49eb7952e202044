// What everybody who manages a line is told when its service is left.
import { dayWords, numberWords } from '@portal/market/words';
import { exitSchema } from '@portal/operator-ports/exits';
import { told } from '@portal/operator-ports/shown';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

const left = z.object({
  exit: told(exitSchema, 'serviceNumber', 'status', 'endsOn', 'equipment', 'equipmentReturnedAt'),
});
type Exit = z.infer<typeof left>['exit'];

function wordsOf(exit: Exit, phone: string): Pick<Notice, 'kind' | 'subject' | 'content'> {
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
    subject: 'Pediste la baja de un servicio',
    content: `El último día de ${line} es el ${dayWords(endsOn)}. Hasta entonces puedes cancelar la baja. Si no fuiste tú, llámanos al ${phone}.`,
  };
}

function exitMoved({ event }: EventRow, phone: string): Notice | null {
  const { data } = left.safeParse(event);
  if (!data) return null;
  const { serviceNumber } = data.exit;
  return {
    ...wordsOf(data.exit, phone),
    audience: { serviceNumber },
    about: { serviceNumber },
  };
}

export const exitNotices: NoticesOf = { ProductTerminationEvent: exitMoved };
