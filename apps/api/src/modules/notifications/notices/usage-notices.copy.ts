// What people read when an allowance or a cap of a line is reached: which figure, and at what hour.

import type { DataRequestKind, DataRequestStatus } from '@portal/contract/privacy/data-requests';
import { gigabyteWords, momentWords, moneyWords, wholeWords } from '@portal/market/words';
import type { CapAction, SpendingScope, UsageUnit } from '@portal/operator-ports/usage';

type ByStatus = Record<DataRequestKind, Partial<Record<DataRequestStatus, string>>>;

export const dataNoticesCopy = {
  subjects: {
    access: {
      inProgress: 'Preparamos la copia de tus datos',
      done: 'La copia de tus datos está lista',
      failed: 'No pudimos preparar la copia de tus datos',
    },
    rectification: {
      inProgress: 'Recibimos tu solicitud de corrección',
      done: 'Corregimos tus datos',
      rejected: 'No corregimos tus datos',
    },
    erasure: {},
    opposition: { done: 'Tus datos ya no se usan para otra cosa' },
  } satisfies ByStatus as ByStatus,
  /** Where there is nothing, the answer says it. */
  contents: {
    access: {
      inProgress: 'Te avisamos cuando puedas bajarla, casi siempre en minutos.',
      done: 'Descárgala en Mi cuenta, en Copia de mis datos. Se guarda siete días y pedimos confirmar que eres tú.',
      failed: 'Pídela otra vez en Mi cuenta, en Copia de mis datos.',
    },
    rectification: { inProgress: 'La revisamos y te respondemos.' },
    erasure: {},
    opposition: {},
  } satisfies ByStatus as ByStatus,
  due: (day: string) => `La respuesta llega a más tardar el ${day}.`,
  doubt: (phone: string) => `Si no lo pediste tú, cambia tu contraseña y llámanos al ${phone}.`,
} as const;

const things: Record<UsageUnit, string> = { MB: 'datos', MIN: 'minutos', SMS: 'SMS' };
const gone: Record<UsageUnit, string> = {
  MB: 'Se acabaron tus datos',
  MIN: 'Se acabaron tus minutos',
  SMS: 'Se acabaron tus SMS',
};

/** Data of one network alone: the others are not used up with it. */
const apps: ReadonlyMap<string, string> = new Map([
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['messenger', 'Messenger'],
  ['youtube', 'YouTube'],
  ['twitter', 'Twitter'],
]);

const unitWords: Record<UsageUnit, string> = { MB: 'GB', MIN: 'min', SMS: 'SMS' };
const figure = (count: number, unit: UsageUnit): string =>
  unit === 'MB' ? gigabyteWords(count) : wholeWords(count);

const scopeWords: Record<SpendingScope, string> = { plan: 'fuera de tu plan', roaming: 'en roaming' };
const capWords: Record<SpendingScope, string> = { plan: 'de consumo fuera del plan', roaming: 'de roaming' };

type Halt = Exclude<CapAction, 'none'>;
const happened: Record<Halt, string> = {
  stop: 'y se detuvo',
  slow: 'y sus datos van lentos y sin costo',
};

export const usageCopy = {
  reached(percent: number, unit: UsageUnit, usageType: string | undefined) {
    const app = apps.get(usageType ?? '');
    const words = percent === 100 ? gone[unit] : `Usaste el ${percent} % de tus ${things[unit]}`;
    return app === undefined ? words : `${words} de ${app}`;
  },

  /** What an operator tells that says no figure. */
  bare: (line: string, percent: number, bucket: string) =>
    percent === 100
      ? `La línea ${line} usó todo su saldo de ${bucket}.`
      : `La línea ${line} ya usó el ${percent} % de su saldo de ${bucket}.`,

  full(
    line: string,
    bucket: string,
    of: { percent: number; consumed: number; included: number; unit: UsageUnit; at: Date },
  ) {
    const { percent, consumed, included, unit, at } = of;
    const all = `${figure(included, unit)} ${unitWords[unit]} (${bucket})`;
    const moment = momentWords(at);
    return percent === 100
      ? `La línea ${line} usó todo su saldo: ${all}. Fue el ${moment}.`
      : `La línea ${line} llegó al ${percent} %: usó ${figure(consumed, unit)} de ${all}. Fue el ${moment}.`;
  },

  capSubject: (action: Halt, scope: SpendingScope) =>
    `Llegaste a tu tope ${capWords[scope]}${action === 'stop' ? ': se detuvo' : ''}`,

  cap(
    line: string,
    of: { scope: SpendingScope; action: Halt; spentCents: number; capCents: number; at: Date },
  ) {
    const { scope, action, spentCents, capCents, at } = of;
    return `La línea ${line} llegó a ${moneyWords(spentCents)} ${scopeWords[scope]} el ${momentWords(at)} ${happened[action]}. Tu tope es ${moneyWords(capCents)}.`;
  },

  roamingSubject: (country: string) => `Tu línea está en roaming: ${country}`,

  roaming(
    line: string,
    country: string,
    of: { minuteCents: number; megabyteCents: number; messageCents: number },
  ) {
    const [minute, megabyte, message] = [of.minuteCents, of.megabyteCents, of.messageCents].map(moneyWords);
    return `La línea ${line} se usa en ${country}. Sin paquete: ${minute} por minuto, ${megabyte} por MB y ${message} por SMS. Mira los paquetes y tu tope en Viajar.`;
  },
};
