// What the operator sells: the plans, as the catalogue shows them and as usage counts them.

import type { Emit } from '@portal/database/copy-sink';
import type { PlanFeature } from '@portal/operator-ports/catalogue';
import type { LineKind } from '@portal/operator-ports/wire';
import { plans } from '../db/schema.ts';

export interface Plan {
  code: string;
  kind: LineKind;
  name: string;
  description: string;
  priceCents: number;
  features: PlanFeature[];
  /** Null means unlimited; absent where the plan includes none. */
  internetMb?: number | null;
  messages?: number | null;
}

const feature = (clave: string, nombre: string, valor: string, principal: number, formato: string) => ({
  nombre,
  valor,
  clave,
  principal,
  formato,
});

interface PostpaidOffer {
  code: string;
  name: string;
  priceCents: number;
  gigas: number | null;
  messages: number | null;
  ldiMinutes: number;
  roaming: boolean;
}

function postpaid(offer: PostpaidOffer): Plan {
  const { code, name, priceCents, gigas, messages, ldiMinutes, roaming } = offer;
  const data = gigas === null ? 'Internet ilimitado' : `${gigas} GB de internet`;
  return {
    code,
    kind: 'Postpaid',
    name,
    description: `${data}, llamadas ilimitadas a todo el país y WhatsApp que no descuenta de tus GB.`,
    priceCents,
    internetMb: gigas === null ? null : gigas * 1024,
    messages,
    features: [
      gigas === null
        ? feature('GIGAS', 'Internet', 'Ilimitado', 3, 'texto')
        : feature('GIGAS', 'Internet', String(gigas), 3, 'gigas'),
      feature('LLAMADAS', 'Llamadas ilimitadas', 'SI', 3, 'texto'),
      feature('SMS', 'SMS', messages === null ? 'Ilimitado' : String(messages), 2, 'mensajes'),
      feature('REDES', 'Redes sociales', 'WhatsApp ilimitado', 2, 'texto'),
      feature('LDI', 'Minutos a 17 países de América', String(ldiMinutes), 2, 'minutos'),
      feature('ROAMING', 'Roaming', roaming ? 'SI' : 'NO', roaming ? 2 : 1, 'texto'),
    ],
  };
}

export const postpaidPlans: readonly Plan[] = [
  postpaid({
    code: 'ESE08',
    name: 'Esencial 8 GB',
    priceCents: 1_149,
    gigas: 8,
    messages: 50,
    ldiMinutes: 0,
    roaming: false,
  }),
  postpaid({
    code: 'PLU15',
    name: 'Plus 15 GB',
    priceCents: 1_599,
    gigas: 15,
    messages: 100,
    ldiMinutes: 60,
    roaming: false,
  }),
  postpaid({
    code: 'MAX30',
    name: 'Max 30 GB',
    priceCents: 2_199,
    gigas: 30,
    messages: 200,
    ldiMinutes: 100,
    roaming: false,
  }),
  postpaid({
    code: 'MAX60',
    name: 'Max 60 GB',
    priceCents: 2_899,
    gigas: 60,
    messages: 300,
    ldiMinutes: 150,
    roaming: true,
  }),
  postpaid({
    code: 'ILIMI',
    name: 'Ilimitado',
    priceCents: 3_999,
    gigas: null,
    messages: null,
    ldiMinutes: 200,
    roaming: true,
  }),
];

export const prepaidPlan: Plan = {
  code: 'PREPA',
  kind: 'Prepaid',
  name: 'Prepago',
  description: 'Recarga cuando quieras: tu saldo no caduca y cada recarga trae bonos.',
  priceCents: 0,
  features: [
    feature('RECARGA', 'Recargas', 'Desde $3', 3, 'texto'),
    feature('LLAMADAS', 'Llamadas ilimitadas', 'NO', 1, 'texto'),
    feature('ROAMING', 'Roaming', 'NO', 1, 'texto'),
  ],
};

export const homeSpeeds = { downloadMbps: 300, uploadMbps: 150 } as const;
export const televisionChannels = { channelCount: 90, audioCount: 30 } as const;

export const internetPlan: Plan = {
  code: 'HOG300',
  kind: 'Fixed',
  name: 'Internet Hogar',
  description: 'Internet de fibra para tu hogar: 300 Mbps de bajada y 150 Mbps de subida, con Wi-Fi.',
  priceCents: 2_499,
  features: [
    feature('BAJADA', 'Velocidad de bajada', '300', 3, 'Mbps'),
    feature('SUBIDA', 'Velocidad de subida', '150', 3, 'Mbps'),
    feature('WIFI', 'Wi-Fi', 'WPA2', 2, 'texto'),
    feature('VIDEO', 'Video sin costo', 'SI', 2, 'texto'),
  ],
};

export const televisionPlan: Plan = {
  code: 'TV090',
  kind: 'Fixed',
  name: 'Televisión',
  description: 'Televisión para tu hogar: 90 canales de video y 30 de audio.',
  priceCents: 1_999,
  features: [
    feature('CANALES', 'Canales', '90', 3, 'canales'),
    feature('AUDIO', 'Canales de audio', '30', 2, 'canales'),
  ],
};

export const telephonyPlan: Plan = {
  code: 'TEL01',
  kind: 'Fixed',
  name: 'Telefonía',
  description: 'Telefonía fija con llamadas locales ilimitadas.',
  priceCents: 799,
  features: [feature('LLAMADAS', 'Llamadas locales ilimitadas', 'SI', 3, 'texto')],
};

/** Bigger, and with names as long as an operator gives them. */
export const plusSpeeds = { downloadMbps: 600, uploadMbps: 600 } as const;
export const plusChannels = { channelCount: 150, audioCount: 50 } as const;

export const internetPlusPlan: Plan = {
  code: 'HOG600',
  kind: 'Fixed',
  name: 'Internet Hogar Fibra Simétrica Familiar Plus 600 Mbps',
  description: 'Internet de fibra para tu hogar: 600 Mbps de bajada y de subida, con Wi-Fi en toda la casa.',
  priceCents: 4_299,
  features: [
    feature('BAJADA', 'Velocidad de bajada', '600', 3, 'Mbps'),
    feature('SUBIDA', 'Velocidad de subida', '600', 3, 'Mbps'),
    feature('WIFI', 'Wi-Fi', 'WPA2', 2, 'texto'),
    feature('VIDEO', 'Video sin costo', 'SI', 2, 'texto'),
  ],
};

export const televisionPlusPlan: Plan = {
  code: 'TV150',
  kind: 'Fixed',
  name: 'Televisión Familiar Premium con Deportes y Cine',
  description: 'Televisión para tu hogar: 150 canales de video y 50 de audio.',
  priceCents: 2_899,
  features: [
    feature('CANALES', 'Canales', '150', 3, 'canales'),
    feature('AUDIO', 'Canales de audio', '50', 2, 'canales'),
  ],
};

export const telephonyPlusPlan: Plan = {
  code: 'TEL02',
  kind: 'Fixed',
  name: 'Telefonía Ilimitada Nacional y a Celulares',
  description: 'Telefonía fija con llamadas ilimitadas a todo el país.',
  priceCents: 1_299,
  features: [feature('LLAMADAS', 'Llamadas nacionales ilimitadas', 'SI', 3, 'texto')],
};

const allPlans = [
  ...postpaidPlans,
  prepaidPlan,
  internetPlan,
  televisionPlan,
  telephonyPlan,
  internetPlusPlan,
  televisionPlusPlan,
  telephonyPlusPlan,
];

export function emitPlans(emit: Emit, now: Date): void {
  for (const { code, kind, name, description, priceCents, features } of allPlans) {
    const huaweiCode = `HW-${code}`;
    emit(plans, {
      planCode: code,
      kind,
      name,
      description,
      huaweiCode,
      priceCents,
      features,
      isOffered: true,
      updatedAt: now,
    });
  }
}

export function postpaidPlan(name: string): Plan {
  const plan = postpaidPlans.find((candidate) => candidate.name === name);
  if (!plan) throw new RangeError(`There is no postpaid plan ${name}`);
  return plan;
}
