// What the people of an account are told of a bill that was not paid, of lines that stop and go on, and of arrangements.
import { bookedWithin } from '@portal/help/promises';
import { dayWords, moneyWords, numberWords } from '@portal/market/words';
import { arrangementSchema, instalmentSchema } from '@portal/operator-ports/arrangements';
import { told } from '@portal/operator-ports/shown';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import { aboutFirst, type Notice, type NoticesOf } from './notice.ts';

const aboutBill = {
  accountId: z.string(),
  billNo: z.string(),
  serviceNumber: z.string(),
  amountCents: z.int(),
};
const ofLines = { serviceNumbers: z.array(z.string()).min(1) };
const dunning = z.object({
  dunning: z.discriminatedUnion('stage', [
    z.object({ stage: z.literal('overdue'), ...aboutBill, dueOn: z.iso.date() }),
    z.object({ stage: z.literal('warned'), ...aboutBill, suspendsOn: z.iso.date() }),
    z.object({ stage: z.literal('suspended'), ...ofLines }),
    z.object({ stage: z.literal('resumed'), ...ofLines }),
  ]),
});

const suspended = {
  kind: 'lineSuspended',
  subject: 'Suspendimos tu servicio por falta de pago',
  words: (lines: string) =>
    `${lines}: servicio suspendido por una factura vencida. Vuelve al pagarla, ${bookedWithin}, o al empezar a cumplir un acuerdo de pago.`,
  brief: `Suspendimos varios servicios tuyos por una factura vencida. Vuelven al pagarla, ${bookedWithin}, o al empezar a cumplir un acuerdo de pago.`,
} as const;
const resumed = {
  kind: 'lineResumed',
  subject: 'Terminó la suspensión por falta de pago',
  words: (lines: string) => `${lines}: ya no hay suspensión por falta de pago. Gracias por ponerte al día.`,
  brief: 'Tus servicios ya no están suspendidos por falta de pago. Gracias por ponerte al día.',
} as const;

function linesMoved(
  { kind, subject, words, brief }: typeof suspended | typeof resumed,
  serviceNumbers: readonly string[],
): Notice {
  const about = (those: readonly string[]) => ({
    content: words(those.map(numberWords).join(', ')),
    brief,
    about: aboutFirst(those),
  });
  return { kind, subject, audience: { serviceNumbers }, ...about(serviceNumbers), ofLines: about };
}

function dunned({ event }: EventRow): Notice | null {
  const { data } = dunning.safeParse(event);
  if (!data) return null;
  const it = data.dunning;
  if (it.stage === 'suspended') return linesMoved(suspended, it.serviceNumbers);
  if (it.stage === 'resumed') return linesMoved(resumed, it.serviceNumbers);
  const { accountId, billNo, serviceNumber, amountCents } = it;
  const [line, amount] = [numberWords(serviceNumber), moneyWords(amountCents)];
  const common = {
    audience: { bills: { accountId, ofLine: serviceNumber } },
    about: { billNo, serviceNumber },
  };
  if (it.stage === 'overdue')
    return {
      ...common,
      kind: 'billOverdue',
      subject: 'Tu factura está vencida',
      content: `La factura ${billNo} de ${line} venció el ${dayWords(it.dueOn)} y faltan ${amount}. Si ahora no puedes pagarla, haz un acuerdo de pago: eliges la fecha o la pagas en partes.`,
      brief: `La factura ${billNo} vencio: faltan ${amount}. Si ahora no puedes pagarla, haz un acuerdo de pago en el portal.`,
    };
  const day = dayWords(it.suspendsOn);
  return {
    ...common,
    kind: 'suspensionNear',
    subject: `El ${day} se suspende tu servicio`,
    content: `El ${day} se suspende el servicio de ${line}: faltan ${amount} de la factura ${billNo}. Págala o haz un acuerdo de pago.`,
    brief: `Faltan ${amount} de la factura ${billNo}. Paga o haz un acuerdo de pago: si no, el ${day} se suspende el servicio.`,
  };
}

const arranged = z.object({
  arrangement: told(arrangementSchema, 'accountId', 'serviceNumber', 'billNo').and(
    z.object({
      instalments: z.array(told(instalmentSchema, 'position', 'amountCents', 'dueOn')),
      moment: z.enum(['made', 'due', 'broken', 'kept', 'cancelled']),
      /** The part that is due. */
      position: z.int().optional(),
      unpaidCents: z.int().default(0),
      suspendsOn: z.iso.date().nullish(),
      isSuspended: z.boolean().default(false),
    }),
  ),
});
type Told = z.output<typeof arranged>['arrangement'];

function whatFollows({ suspendsOn, isSuspended }: Told): string {
  if (isSuspended) return 'El servicio sigue suspendido hasta que pagues.';
  return suspendsOn ? `Si no pagas, el ${dayWords(suspendsOn)} se suspende el servicio.` : '';
}

function serviceOf({ instalments, isSuspended }: Told): string {
  if (!isSuspended) return 'Mientras cumplas, tu servicio sigue.';
  return instalments.length > 1
    ? 'El servicio vuelve al pagar la primera parte.'
    : 'El servicio sigue suspendido por otra factura vencida.';
}

function wordsOf(it: Told): Pick<Notice, 'kind' | 'subject' | 'content' | 'brief'> | null {
  const { billNo, instalments, moment, position, unpaidCents } = it;
  if (moment === 'made') {
    const parts = instalments
      .map(({ amountCents, dueOn }) => `${moneyWords(amountCents)} hasta el ${dayWords(dueOn)}`)
      .join(', ');
    const ofService = serviceOf(it);
    return {
      kind: 'arrangementMade',
      subject: 'Hiciste un acuerdo de pago',
      content: `La factura ${billNo} se paga así: ${parts}. No te la cobramos mientras cumplas. ${ofService}`,
      brief: `Acuerdo de pago de la factura ${billNo}: ${instalments.length === 1 ? 'un pago' : `${instalments.length} pagos`}. ${ofService}`,
    };
  }
  if (moment === 'due') {
    const part = instalments.find((each) => each.position === position);
    if (!part) return null;
    const [amount, day] = [moneyWords(part.amountCents), dayWords(part.dueOn)];
    return {
      kind: 'instalmentDue',
      subject: 'Se acerca un pago de tu acuerdo',
      content: `Paga ${amount} de tu acuerdo por la factura ${billNo} hasta el ${day}.`,
    };
  }
  if (moment === 'broken')
    return {
      kind: 'arrangementBroken',
      subject: 'Tu acuerdo de pago terminó',
      content:
        `Tu acuerdo terminó porque un pago no llegó a tiempo: faltan ${moneyWords(unpaidCents)} de la factura ${billNo}. ${whatFollows(it)}`.trim(),
      brief:
        `Tu acuerdo termino: faltan ${moneyWords(unpaidCents)} de la factura ${billNo}. ${whatFollows(it)}`.trim(),
    };
  if (moment === 'cancelled')
    return {
      kind: 'arrangementBroken',
      subject: 'Se canceló tu acuerdo de pago',
      content:
        `Se canceló el acuerdo de pago de la factura ${billNo}: se paga como antes. ${whatFollows(it)}`.trim(),
    };
  return {
    kind: 'arrangementKept',
    subject: 'Cumpliste tu acuerdo de pago',
    content: `Pagaste todo lo que acordaste de la factura ${billNo}: ya no debes nada de ella. Gracias.`,
  };
}

function arrangementMoved({ event }: EventRow): Notice | null {
  const { data } = arranged.safeParse(event);
  const words = data && wordsOf(data.arrangement);
  if (!words) return null;
  const { accountId, billNo, serviceNumber } = data.arrangement;
  return {
    ...words,
    audience: { bills: { accountId, ofLine: serviceNumber } },
    about: { billNo, serviceNumber },
  };
}

export const dunningNotices: NoticesOf = {
  DunningEvent: dunned,
  PaymentArrangementEvent: arrangementMoved,
};
