// What the operator sells beside its plans: packages of data, minutes, messages and roaming.

import type { Emit } from '@portal/database/copy-sink';
import { taxName } from '@portal/market/tax';
import type { Allowance } from '@portal/operator-ports/catalogue';
import { mobileKinds } from '@portal/operator-ports/wire';
import { packageOfferings } from '../db/schema.ts';
import { type RoamingZone, zoneCharacteristic } from './roaming.ts';

type Row = typeof packageOfferings.$inferSelect;
type Kinds = Row['lineKinds'];

export interface Package {
  id: string;
  type: Row['type'];
  name: string;
  description: string;
  priceCents: number;
  days: number;
  allowances: Allowance[];
  kinds?: Kinds;
  zone?: RoamingZone;
  /** Where roaming works. */
  countries?: string;
}

const data = (name: string, gigas: number | null, usageType = 'internet'): Allowance => ({
  name,
  usageType,
  unit: 'MB',
  included: gigas === null ? null : gigas * 1024,
});
const minutes = (name: string, included: number | null): Allowance => ({
  name,
  usageType: 'voz',
  unit: 'MIN',
  included,
});
const messages = (name: string, included: number): Allowance => ({
  name,
  usageType: 'sms',
  unit: 'SMS',
  included,
});

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

function internet(gigas: number, validity: number, priceCents: number): Package {
  return {
    id: `INT-${gigas}G-${validity}D`,
    type: 'INTERNET',
    name: `${gigas} GB`,
    description: `${gigas} GB de internet por ${days(validity)}`,
    priceCents,
    days: validity,
    allowances: [data(`Paquete ${gigas} GB`, gigas)],
  };
}

function voice(count: number, validity: number, priceCents: number): Package {
  return {
    id: `VOZ-${count}M-${validity}D`,
    type: 'VOZ',
    name: `${count} minutos`,
    description: `${count} minutos a todo el país por ${days(validity)}`,
    priceCents,
    days: validity,
    allowances: [minutes(`Paquete ${count} minutos`, count)],
  };
}

function texts(count: number, validity: number, priceCents: number): Package {
  return {
    id: `SMS-${count}-${validity}D`,
    type: 'SMS',
    name: `${count} SMS`,
    description: `${count} mensajes a todas las operadoras por ${days(validity)}`,
    priceCents,
    days: validity,
    allowances: [messages(`Paquete ${count} SMS`, count)],
  };
}

interface Roaming {
  id: string;
  zone: RoamingZone;
  gigas: number;
  days: number;
  priceCents: number;
  countries: string;
}

function roaming({ id, zone, gigas, priceCents, countries, ...rest }: Roaming): Package {
  return {
    id,
    type: 'ROAMING',
    name: `Roaming ${zone} ${gigas} GB`,
    description: `${gigas} GB para usar en ${zone} por ${days(rest.days)}`,
    priceCents,
    days: rest.days,
    allowances: [data(`Roaming ${zone} ${gigas} GB`, gigas, 'roaming')],
    kinds: ['Postpaid'],
    countries,
    zone,
  };
}

const america = '17 países de América, entre ellos Colombia, Perú, México, Chile y Estados Unidos';
const world = 'más de 60 países de América, Europa y Asia';

export const gigabyte = internet(1, 1, 100);
export const messagesOfAWeek = texts(100, 7, 100);

const demoPackages: readonly Package[] = [
  gigabyte,
  internet(2, 3, 200),
  internet(3, 7, 300),
  internet(8, 15, 500),
  internet(20, 30, 1_000),
  internet(40, 30, 1_800),
  {
    id: 'RED-WA-7D',
    type: 'INTERNET',
    name: 'WhatsApp ilimitado',
    description: 'WhatsApp sin límite por 7 días',
    priceCents: 150,
    days: 7,
    allowances: [data('Paquete WhatsApp', null, 'whatsapp')],
  },
  {
    id: 'RED-3R-7D',
    type: 'INTERNET',
    name: 'Redes sociales 3 GB',
    description: '1 GB para Facebook, 1 GB para Instagram y 1 GB para Messenger por 7 días',
    priceCents: 250,
    days: 7,
    allowances: [
      data('Paquete Facebook 1 GB', 1, 'facebook'),
      data('Paquete Instagram 1 GB', 1, 'instagram'),
      data('Paquete Messenger 1 GB', 1, 'messenger'),
    ],
  },
  {
    id: 'RED-YT-3D',
    type: 'INTERNET',
    name: 'YouTube 4 GB',
    description: '4 GB para YouTube por 3 días',
    priceCents: 275,
    days: 3,
    allowances: [data('Paquete YouTube 4 GB', 4, 'youtube')],
  },
  {
    id: 'MIX-5G-15D',
    type: 'INTERNET',
    name: 'Combo 5 GB + 100 minutos',
    description: '5 GB de internet, 100 minutos y 50 SMS por 15 días',
    priceCents: 700,
    days: 15,
    allowances: [data('Combo 5 GB', 5), minutes('Combo 100 minutos', 100), messages('Combo 50 SMS', 50)],
  },
  voice(30, 3, 125),
  voice(60, 7, 200),
  voice(200, 30, 500),
  {
    id: 'VOZ-ILIM-30D',
    type: 'VOZ',
    name: 'Minutos ilimitados',
    description: 'Llamadas ilimitadas a todo el país por 30 días',
    priceCents: 900,
    days: 30,
    allowances: [minutes('Paquete minutos ilimitados', null)],
    kinds: ['Prepaid'],
  },
  messagesOfAWeek,
  texts(300, 15, 225),
  texts(1_000, 30, 450),
  roaming({ id: 'ROA-AME-1G', zone: 'América', gigas: 1, days: 7, priceCents: 1_200, countries: america }),
  roaming({ id: 'ROA-AME-3G', zone: 'América', gigas: 3, days: 15, priceCents: 2_500, countries: america }),
  roaming({ id: 'ROA-MUN-2G', zone: 'Mundo', gigas: 2, days: 15, priceCents: 2_999, countries: world }),
];

export function emitPackages(emit: Emit, now: Date): void {
  for (const [index, offered] of demoPackages.entries()) {
    emit(packageOfferings, {
      offeringId: offered.id,
      type: offered.type,
      name: offered.name,
      description: offered.description,
      priceCents: offered.priceCents,
      validityDays: offered.days,
      allowances: offered.allowances,
      characteristics: characteristicsOf(offered),
      terms: termsOf(offered),
      lineKinds: offered.kinds ?? [...mobileKinds],
      position: index + 1,
      isOffered: true,
      updatedAt: now,
    });
  }
}

const words: Record<string, string> = {
  internet: 'Internet',
  voz: 'Minutos',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  messenger: 'Messenger',
  youtube: 'YouTube',
  roaming: 'Internet en roaming',
};

function characteristicsOf({ allowances, days: validity, zone, countries }: Package): Row['characteristics'] {
  const given = allowances.map(({ usageType, unit, included }) => ({
    name: words[usageType] ?? usageType,
    value: included === null ? 'Ilimitado' : String(unit === 'MB' ? included / 1024 : included),
    unit: included === null ? '' : { MB: 'GB', MIN: 'min', SMS: 'SMS' }[unit],
  }));
  return [
    ...given,
    ...(zone ? [{ name: zoneCharacteristic, value: zone, unit: '' }] : []),
    ...(countries ? [{ name: 'Cobertura', value: countries, unit: '' }] : []),
    { name: 'Vigencia', value: String(validity), unit: validity === 1 ? 'día' : 'días' },
    { name: 'Renovación', value: 'No se renueva', unit: '' },
  ];
}

function termsOf({ type, countries }: Package): Row['terms'] {
  const terms = [
    { name: 'Activación', description: 'El paquete se activa en el momento de la compra.' },
    {
      name: 'Pago único',
      description: `Se paga una sola vez y no se renueva. El precio incluye ${taxName}.`,
    },
    { name: 'Caducidad', description: 'Lo que no uses al terminar la vigencia se pierde.' },
    { name: 'Devolución', description: 'Un paquete activado no se devuelve ni se pasa a otra línea.' },
  ];
  if (type !== 'ROAMING') return terms;
  return [
    ...terms,
    {
      name: 'Cobertura',
      description: `Funciona en ${countries}, con el roaming de datos activado en tu equipo.`,
    },
  ];
}
