// What people are told when a line reaches an alert that they have set, or a cap, or is used in another country.
import { countryName } from '@portal/market/countries';
import { gigabyteWords, momentWords, moneyWords, numberWords, wholeWords } from '@portal/market/words';
import { roamingDestinationSchema } from '@portal/operator-ports/catalogue';
import { told } from '@portal/operator-ports/shown';
import type { CapAction, SpendingScope, UsageUnit } from '@portal/operator-ports/usage';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

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

const words = {
  reached(percent: number, unit: UsageUnit, usageType: string | undefined) {
    const app = apps.get(usageType ?? '');
    const said = percent === 100 ? gone[unit] : `Usaste el ${percent} % de tus ${things[unit]}`;
    return app === undefined ? said : `${said} de ${app}`;
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
    const quantity = `${figure(included, unit)} ${unitWords[unit]}`;
    const all = bucket === unitWords[unit] ? quantity : `${quantity} (${bucket})`;
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

const threshold = z.object({
  serviceNumber: z.string(),
  percent: z.int().min(1).max(100),
  bucket: z.object({
    name: z.string(),
    usageType: z.string().optional(),
    unit: z.enum(['MB', 'MIN', 'SMS']).default('MB'),
    consumed: z.number().optional(),
    included: z.number().optional(),
  }),
  reachedAt: dateTimeSchema.optional(),
});
const cap = z.object({
  serviceNumber: z.string(),
  scope: z.enum(['plan', 'roaming']),
  action: z.enum(['stop', 'slow']),
  capCents: z.number(),
  spentCents: z.number(),
  reachedAt: dateTimeSchema,
});

function allowanceUsed({ event }: EventRow): Notice | null {
  const { data } = threshold.safeParse(event);
  if (!data) return null;
  const { serviceNumber, percent, bucket, reachedAt } = data;
  const { name, usageType, unit, consumed, included } = bucket;
  const line = numberWords(serviceNumber);
  const isTold = consumed !== undefined && included !== undefined && reachedAt !== undefined;
  return {
    kind: kindOf(percent, unit),
    audience: { serviceNumber },
    subject: words.reached(percent, unit, usageType),
    content: isTold
      ? words.full(line, name, { percent, consumed, included, unit, at: new Date(reachedAt) })
      : words.bare(line, percent, name),
    about: { serviceNumber, usageType: recordsOf[unit] },
  };
}

const recordsOf = { MB: 'data', MIN: 'voice', SMS: 'sms' } as const;

function kindOf(percent: number, unit: string): Notice['kind'] {
  if (unit === 'MB' && percent === 80) return 'dataAt80';
  return unit === 'MB' && percent === 100 ? 'dataAt100' : 'usageAlert';
}

function capReached({ event }: EventRow): Notice | null {
  const { data } = cap.safeParse(event);
  if (!data) return null;
  const { serviceNumber, reachedAt, ...reached } = data;
  return {
    kind: 'capReached',
    audience: { serviceNumber },
    subject: words.capSubject(reached.action, reached.scope),
    content: words.cap(numberWords(serviceNumber), { ...reached, at: new Date(reachedAt) }),
    about: { serviceNumber },
  };
}

const roaming = z.object({
  roaming: told(roamingDestinationSchema, 'country', 'minuteCents', 'megabyteCents', 'messageCents').and(
    z.object({ serviceNumber: z.string() }),
  ),
});

function roamingBegun({ event }: EventRow): Notice | null {
  const { data } = roaming.safeParse(event);
  if (!data) return null;
  const { serviceNumber, country, ...rates } = data.roaming;
  const where = countryName(country);
  return {
    kind: 'roamingBegun',
    audience: { serviceNumber },
    subject: words.roamingSubject(where),
    content: words.roaming(numberWords(serviceNumber), where, rates),
    about: { serviceNumber },
  };
}

export const usageNotices: NoticesOf = {
  UsageThresholdReachedEvent: allowanceUsed,
  SpendingCapReachedEvent: capReached,
  RoamingStateChangeEvent: roamingBegun,
};
