// Every sentence of claims: the list, one of them, and the form.
import * as titles from '@portal/help/page-titles.copy';

import { claimFiles } from '@portal/help/promises';
import { capital } from '../../lib/dates.ts';
import { failedCopy } from '../../shared/page/form.copy.ts';
import type { ClaimReason, ClaimResolution } from './claim-draft.ts';

export const reasonWords: Record<ClaimReason, string> = {
  notOrdered: 'No lo pedí',
  wrongAmount: 'El valor no es el acordado',
  notProvided: 'No recibí el servicio',
  cancelledBefore: 'Ya lo había cancelado',
  chargedTwice: 'Me lo cobraron dos veces',
  other: 'Otro motivo',
};

export const resolutionWords: Record<ClaimResolution, string> = {
  inFavor: 'A tu favor',
  partial: 'En parte a tu favor',
  rejected: 'No procede',
};

/** @param isCredited on a bill that there is */
const given = (money: string, isCredited: boolean) =>
  `te ${isCredited ? 'devolvimos' : 'devolvemos'} ${money}`;

export const listCopy = {
  waiting: 'Cargando tus reclamos',
  failed: 'No pudimos cargar tus reclamos',
  open: 'Abiertos',
  closed: 'Cerrados',
  charge: (name: string, money: string) => `${name} · ${money}`,
  until: (day: string) => `Te respondemos a más tardar el ${day}`,
  late: 'Nuestra respuesta está atrasada',
  receivedToday: 'Recibido hoy',
  received: (day: string) => `Recibido el ${day}`,
  detail: (...parts: readonly string[]) => parts.join(' · '),
  outcome: (words: string, day: string | undefined, given?: string) =>
    [words, given, day].filter(Boolean).join(' · '),
  given,
  how: {
    title: '¿No reconoces un cobro?',
    text: 'Ábrelo en tu factura o en Movimientos y pulsa «Reclamar». Si aún no lo pagaste, no se te cobra mientras lo revisamos.',
    act: 'Ir a Movimientos',
  },
} as const;

export const claimCopy = {
  title: 'Reclamo',
  lead: (id: string, what?: string) => (what === undefined ? id : `${id} · ${what}`),
  back: titles.claims,
  day: 'día',
  days: 'días',
  waiting: 'Cargando tu reclamo',
  failed: 'No pudimos cargar tu reclamo',
  notFound: {
    title: 'No encontramos este reclamo',
    text: 'Revisa el número, o búscalo entre tus reclamos.',
    act: 'Ir a Reclamos',
  },
  amount: 'En reclamo',
  amountDone: 'Valor reclamado',
  until: (day: string) => `Te respondemos a más tardar el ${day}`,
  dayOf: (day: number, all: number) => `Día ${day} de ${all}`,
  withheld: 'No se te cobra mientras lo revisamos. El resto de tu factura se paga como siempre.',
  paid: (money: string) => `Si te damos la razón, te devolvemos ${money}.`,
  credit: (money: string, isCredited: boolean) => capital(given(money, isCredited)),
  creditNext:
    'Lo verás en tu próxima factura o, si es de una línea prepago, en su saldo. Si ya no te llegan facturas, pídelo con tu documento en un centro de atención.',
  creditOn: (billNo: string) => `Está en la factura ${billNo}`,
  receipt: 'Constancia en PDF',
  saving: 'Descargando…',
  trail: 'Cómo va',
  soon: 'Pendiente',
  facts: 'Qué reclamas',
  charge: 'Cobro',
  line: 'Línea',
  bill: 'Factura',
  reason: 'Motivo',
  description: 'Qué pasó',
  files: 'Archivos',
  notes: 'Mensajes',
  noNotes: 'Todavía no hay mensajes.',
  late: 'Debíamos responderte y no lo hicimos a tiempo',
  refused: '¿No estás de acuerdo?',
  appeal: (name: string, inFull: string) =>
    `Puedes acudir a ${name}, la ${inFull}. Lleva el número de este reclamo y la constancia en PDF.`,
  call: (phone: string) => `Llamar al ${phone}`,
  site: (name: string) => `Ir al sitio de ${name}`,
} as const;

export const formCopy = {
  title: titles.newClaim,
  unknownService: 'No reconozco este servicio',
  evidence: 'Adjuntamos por ti la constancia de cómo se aceptó.',
  back: 'Volver',
  steps: 'Qué reclamas',
  charge: 'Cobro',
  amount: 'Valor',
  bill: 'Factura',
  known: {
    title: 'Te devolvemos lo cobrado durante una falla, sin que reclames',
    of: (day: string, money: string) => `Por la del ${day} te devolvemos ${money} en tu factura.`,
  },
  reason: '¿Por qué lo reclamas?',
  reasonMissing: 'Elige un motivo',
  description: 'Cuéntanos qué pasó',
  descriptionHint: 'Con tus palabras. No escribas números de tarjeta.',
  descriptionMissing: 'Escribe qué pasó',
  files: `Fotos o PDF (opcional)`,
  filesHint: `Hasta ${claimFiles.most} archivos de ${claimFiles.megabytes} MB: JPEG, PNG, WebP o PDF. Los ven solo tú y quien revisa tu reclamo.`,
  attach: 'Adjuntar un archivo',
  remove: 'Quitar',
  tooMany: `Puedes adjuntar hasta ${claimFiles.most} archivos`,
  tooLarge: (name: string) => `${name} pesa más de ${claimFiles.megabytes} MB`,
  unread: (name: string) =>
    `No pudimos leer ${name}: cambió o ya no está en tu equipo. Quítalo y adjúntalo otra vez.`,
  wrongType: (name: string) => `${name} no es una foto JPEG, PNG o WebP, ni un PDF`,
  promise:
    'Al enviarlo ves su número y hasta cuándo te respondemos. Lo que todavía no está pagado no se cobra mientras tanto. Si tienes un código para pagar la factura, se anula: pide otro por el resto.',
  send: 'Enviar reclamo',
  sending: 'Enviando…',
  sent: 'Recibimos tu reclamo',
  waiting: 'Cargando el cobro',
  failed: 'No pudimos cargar el cobro',
  notFound: {
    title: 'No encontramos este cobro',
    text: 'Abre la factura y pulsa «Reclamar» junto al cobro.',
    act: 'Ver mis facturas',
  },
  already: {
    title: 'Este cobro ya se reclamó',
    text: 'Mira cómo va el reclamo.',
    act: 'Ver el reclamo',
    all: 'Ver mis reclamos',
  },
  errors: {
    FILE_TOO_LARGE: `Cada archivo puede pesar hasta ${claimFiles.megabytes} MB`,
    BODY_TOO_LARGE: 'Los archivos pesan demasiado juntos. Quita uno e intenta de nuevo.',
    TOO_MANY_FILES: `Puedes adjuntar hasta ${claimFiles.most} archivos`,
    FILE_TYPE_REFUSED: 'Un archivo no es una foto JPEG, PNG o WebP, ni un PDF. Quítalo e intenta de nuevo.',
    CARD_DATA_REFUSED: failedCopy.cardTyped,
    NOTHING_TO_CLAIM: 'Este cobro no se puede reclamar.',
    CORPORATE_LINE: 'Los cobros de líneas corporativas se reclaman en el portal de Empresas.',
    TOO_MANY_REQUESTS: 'Enviaste muchos reclamos seguidos. Espera unos minutos e intenta de nuevo.',
  } as Readonly<Record<string, string>>,
  notSent: 'No pudimos enviar tu reclamo. Lo que escribiste y adjuntaste sigue aquí: intenta de nuevo.',
} as const;
