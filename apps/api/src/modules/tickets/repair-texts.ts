// What a customer is written about a repair. An SMS is plain GSM characters, 160 at most.
import { moneyWords, plainMoneyWords } from '@portal/market/words';
import { plainGsm } from '../../providers/sms/port.ts';

export interface Decided {
  ticketId: string;
  /** Its make and model. */
  device: string;
  /** Null: the cost was rejected. */
  acceptedCents: number | null;
}

export function decisionEmail(phone: string, { ticketId, device, acceptedCents }: Decided) {
  const what =
    acceptedCents === null
      ? `Rechazaste el costo de reparar tu ${device}. Te lo devolvemos sin reparar y sin costo.`
      : `Aceptaste reparar tu ${device} por ${moneyWords(acceptedCents)}. El taller empieza la reparación.`;
  const subject = acceptedCents === null ? 'Rechazaste' : 'Aceptaste';
  return {
    subject: `${subject} el costo de la reparación ${ticketId}`,
    text: `${what}\n\nPuedes seguir la orden ${ticketId} en Soporte, Estado de tu equipo.\n\nSi no fuiste tú, llámanos al ${phone}.`,
  };
}

export function decisionSms(phone: string, { ticketId, acceptedCents }: Decided): string {
  const what =
    acceptedCents === null
      ? `Rechazaste el costo de la reparacion ${ticketId}. Te devolvemos el equipo sin costo.`
      : `Aceptaste la reparacion ${ticketId} por ${plainMoneyWords(acceptedCents)}.`;
  return plainGsm(`${what} Si no fuiste tu, llama al ${phone}.`);
}
