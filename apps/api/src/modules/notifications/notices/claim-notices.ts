// What people are told of their claims, and of services of other companies that begin on their lines.
import { momentWords, moneyWords, numberWords } from '@portal/market/words';
import { claimResolutionSchema, claimStatusSchema } from '@portal/operator-ports/claims';
import { repairStatusSchema } from '@portal/operator-ports/tickets';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

const claim = z.object({
  troubleTicket: z.object({
    id: z.string(),
    ticketType: z.literal('claim'),
    status: claimStatusSchema,
  }),
  claim: z.object({
    accountId: z.string(),
    serviceNumber: z.string(),
    name: z.string(),
    amountCents: z.number(),
    resolution: claimResolutionSchema.nullable(),
    creditCents: z.number(),
    isWithheld: z.boolean(),
    expectedAt: dateTimeSchema,
  }),
});
type ClaimEvent = z.infer<typeof claim>;

const began = z.object({
  serviceNumber: z.string(),
  name: z.string(),
  provider: z.string(),
});

function commonOf({ troubleTicket, claim: it }: ClaimEvent) {
  const { accountId, serviceNumber } = it;
  return {
    audience: { claims: { accountId, ofLine: serviceNumber } },
    about: { claimId: troubleTicket.id, serviceNumber },
  };
}

const answers = {
  inFavor: (money: string) => `tienes razón y te devolvemos ${money}.`,
  partial: (money: string) => `te devolvemos ${money}, una parte de lo reclamado.`,
  rejected: () => 'el cobro se mantiene. En el reclamo lees por qué, y a quién puedes acudir.',
};
const nothingToGiveBack = 'lo revisamos y lo corregimos. No se te había cobrado nada.';
const chargedAgain = ' Como no lo habías pagado, ese valor se cobra en tu factura.';

type ClaimTold = ClaimEvent['claim'];

function answerTo({ resolution, creditCents, isWithheld }: ClaimTold): string | null {
  if (resolution === null) return null;
  if (creditCents === 0 && resolution !== 'rejected') return nothingToGiveBack;
  return `${answers[resolution](moneyWords(creditCents))}${isWithheld ? chargedAgain : ''}`;
}

/** Not withheld is what was paid, and what is paid as arranged. */
const received = (id: string, { name, amountCents, isWithheld }: ClaimTold): string => {
  if (amountCents === 0) return `Recibimos el reclamo ${id}, por ${name}.`;
  const then = isWithheld
    ? 'No cobramos ese valor mientras lo revisamos.'
    : 'Si se resuelve a tu favor, te lo devolvemos.';
  return `Recibimos el reclamo ${id} de ${moneyWords(amountCents)}, por ${name}. ${then}`;
};

function claimMoved({ event }: EventRow): Notice | null {
  const { data } = claim.safeParse(event);
  if (!data) return null;
  const { id, status } = data.troubleTicket;
  const { name, expectedAt } = data.claim;
  const common = commonOf(data);
  const answer = answerTo(data.claim);
  if (status === 'resolved' && answer !== null)
    return {
      ...common,
      kind: 'claimResolved',
      subject: 'Respondimos un reclamo',
      content: `Reclamo ${id}, por ${name}: ${answer}`,
    };
  const until = momentWords(new Date(expectedAt));
  return {
    ...common,
    kind: 'claimMoved',
    subject: status === 'acknowledged' ? 'Recibimos un reclamo' : 'Estamos revisando un reclamo',
    content:
      status === 'acknowledged'
        ? `${received(id, data.claim)} Tendrás respuesta hasta el ${until}.`
        : `El reclamo ${id}, por ${name}, está en análisis. Tendrás respuesta hasta el ${until}.`,
  };
}

function claimTime({ eventTime, event }: EventRow): Notice | null {
  const { data } = claim.safeParse(event);
  if (!data) return null;
  const { id } = data.troubleTicket;
  const expectedAt = new Date(data.claim.expectedAt);
  const isLate = expectedAt <= eventTime;
  return {
    ...commonOf(data),
    kind: isLate ? 'claimLate' : 'claimMoved',
    subject: isLate ? 'Un reclamo no tuvo respuesta a tiempo' : 'Un reclamo tendrá respuesta pronto',
    content: isLate
      ? `Debíamos responder el reclamo ${id} hasta el ${momentWords(expectedAt)} y no lo hicimos. En el reclamo ves a quién puedes acudir.`
      : `Seguimos con el reclamo ${id}. Tendrás respuesta hasta el ${momentWords(expectedAt)}.`,
  };
}

function thirdPartyBegan({ event }: EventRow): Notice | null {
  const { data } = began.safeParse(event);
  if (!data) return null;
  const { serviceNumber, name, provider } = data;
  return {
    kind: 'thirdPartyBegan',
    audience: { serviceNumber },
    subject: 'Otra empresa activó un servicio en tu línea',
    content: `${provider} activó ${name} en ${numberWords(serviceNumber)} y te lo cobrará en tu factura. Si no lo pediste, cancélalo.`,
    about: { serviceNumber },
  };
}

function thirdPartyRefused({ event }: EventRow): Notice | null {
  const { data } = began.safeParse(event);
  if (!data) return null;
  const { serviceNumber, name, provider } = data;
  return {
    kind: 'thirdPartyRefused',
    audience: { serviceNumber },
    subject: 'Tu bloqueo impidió un servicio de otra empresa',
    content: `${provider} quiso activar ${name} en ${numberWords(serviceNumber)} y no pudo. No se te cobra nada.`,
    about: { serviceNumber },
  };
}

export const claimNotices: NoticesOf = {
  TroubleTicketAttributeValueChangeEvent: claimTime,
  ThirdPartyProductCreateEvent: thirdPartyBegan,
  ThirdPartyProductRefusedEvent: thirdPartyRefused,
};

// What people are told of their tickets: equipment in repair, and what a person has answered; claims and thefts have files of their own.

const answered = z.object({
  troubleTicket: z.object({
    id: z.string(),
    ticketType: z.literal('conversation'),
    status: z.literal('answered'),
  }),
});

/** That a person has answered, to whoever wrote to them: what was answered is read in the portal alone. */
function talkAnswered({ userId, event }: EventRow): Notice | null {
  const { data } = answered.safeParse(event);
  if (!data || !userId) return null;
  return {
    kind: 'talkAnswered',
    audience: { userId },
    subject: 'Una persona te respondió',
    content: 'Respondimos el mensaje que nos escribiste. Léelo y contesta en el portal, en Mensajes.',
    about: { talkId: data.troubleTicket.id },
  };
}

const repair = z.object({
  troubleTicket: z.object({ id: z.string(), status: repairStatusSchema, lineId: z.string().nullish() }),
  device: z.string(),
  awaitsCents: z.number().nullish(),
});

const steps: Record<z.infer<typeof repairStatusSchema>, string> = {
  EQUIPO_CAC: 'fue recibido',
  TRASLADO_TALLER: 'va al taller',
  ENTREGADO_TALLER: 'llegó al taller',
  INF_TECNICO: 'ya tiene su informe técnico',
  REPARACION: 'está en reparación',
  REPARADO: 'está reparado',
  TRASLADO_CAC: 'vuelve al centro de atención',
  ENTREGADO_CAC: 'está listo para que lo retires',
  ENTREGA_DOMICILIO: 'fue entregado en tu domicilio',
  ENTREGA_CLIENTE: 'fue entregado',
};

/** Worth a message of its own; the steps between are read when one looks. */
const messageSteps: readonly string[] = ['ENTREGADO_CAC', 'ENTREGA_DOMICILIO'];

/** Whoever decided has just read it. */
function repairMoved({ userId, event }: EventRow): Notice | null {
  const { data } = repair.safeParse(event);
  if (!data) return null;
  const { troubleTicket, device, awaitsCents } = data;
  const { id: ticketId, status, lineId = null } = troubleTicket;
  const common = { audience: { repair: { lineId }, except: userId }, about: { ticketId } };
  if (typeof awaitsCents === 'number')
    return {
      ...common,
      kind: 'repairAwaitsYou',
      subject: 'Tu reparación espera una respuesta',
      content: `Reparar tu ${device} cuesta ${moneyWords(awaitsCents)}. La orden ${ticketId} continúa cuando su titular acepte o rechace el costo.`,
    };
  return {
    ...common,
    kind: 'repairMoved',
    subject: 'Tu equipo en reparación avanzó',
    content: `Tu ${device} ${steps[status]}. Orden ${ticketId}.`,
    leaves: messageSteps.includes(status) ? undefined : 'listed',
  };
}

export const ticketNotices: NoticesOf = {
  TroubleTicketStatusChangeEvent: (event) => repairMoved(event) ?? claimMoved(event) ?? talkAnswered(event),
};
