// Ana Paredes, whom every picture of the portal shows: three mobile lines and a home with three services.
import { addDays, instantAt } from '@portal/market/civil-dates';
import { addressIn, demo, demoFixed, demoMobile } from '@portal/market/demo';
import { documentOf } from '@portal/market/documents';
import type { Theft } from '@portal/operator-ports/thefts';
import { talks, thefts } from '../db/schema.ts';
import {
  callAbroad,
  dataPackage,
  deviceInsurance,
  filmRental,
  longDistance,
  messagesAbroad,
  soldPackage,
  triplePlayFees,
} from './charges.ts';
import {
  countingSince,
  type DemoPostpaid,
  type DemoPrepaid,
  emitDemoHome,
  emitDemoPostpaid,
  emitDemoPrepaid,
  emitHistory,
  whatsapp,
} from './demo-services.ts';
import { type Line, simOf } from './lines.ts';
import { emitCutFibre, emitHomeWifi, emitVisit } from './network.ts';
import { gigabyte, messagesOfAWeek } from './packages.ts';
import { emitRepairsOfAna } from './repairs.ts';
import { emitHoroscope, horoscopeCharge } from './third-parties.ts';
import { emitSpells } from './usage.ts';
import { emitCustomer, type World } from './world.ts';

const said = [
  ['customer', '¿Pueden cambiar la dirección a la que llega la factura impresa?', 0],
  ['assistant', 'No sé responder eso. Prueba con otras palabras, o elige una de estas preguntas.', 0],
  [
    'operator',
    'Hola, soy Gabriela, de Atención al cliente. Leí tu conversación. Desde el próximo corte tu factura llega solo a tu correo, así que no hace falta una dirección. ¿Te ayudo con algo más?',
    2,
  ],
  ['customer', 'Perfecto, así está bien. Gracias.', 3],
  ['operator', 'Con gusto, Ana. Quedo pendiente si necesitas algo más.', 4],
] as const;

/** @param authorId as the portal knows who wrote */
function emitTalk(world: World, ofCustomerId: string, authorId: string): void {
  const day = addDays(world.today, -9);
  const at = (hours: number) => instantAt(day, 10.3 + hours);
  world.emit(talks, {
    customerId: authorId,
    talkId: `CHT-${day.slice(2).replaceAll('-', '')}-2F7CTM`,
    authorId,
    ofCustomerId,
    requestKey: 'demo',
    status: 'read',
    messages: said.map(([author, text, hours], place) => ({
      messageId: String(place + 1),
      author,
      text,
      writtenAt: at(hours).toISOString(),
    })),
    createdAt: at(0),
    updatedAt: at(4),
  });
}

/** Before the oldest use that is shown: while it was gone nothing was used. */
const lostDaysAgo = 75;
const daysGone = 2;

/** Lost and found again. */
function emitLoss(world: World, { customerId, lineId, serviceNumber }: Line): Theft {
  const lostOn = addDays(world.today, -lostDaysAgo);
  const at = instantAt(lostOn, 19);
  const theft: Theft = {
    customerId,
    lineId,
    serviceNumber,
    cause: 'loss',
    imei: simOf(serviceNumber).imei,
    theftId: `ROB-${lostOn.slice(2).replaceAll('-', '')}-7K3M9QXW`,
    reportedAt: at,
    suspendedAt: at,
    equipmentBlockedAt: at,
    undoneAt: instantAt(addDays(lostOn, daysGone), 10),
  };
  world.emit(thefts, { ...theft, statusBefore: 'A' });
  return theft;
}

const address = addressIn(0, 'Av. de los Almendros 1204 y Calle Los Ceibos');

/** Figures in MB: 5,8 of 15 GB used, Facebook 0,8 and Instagram 1,3 of 2 GB. */
const plusLine: DemoPostpaid = {
  number: demoMobile('91000001'),
  accountId: '8.100001',
  plan: 'Plus 15 GB',
  activatedOn: '2021-03-01',
  issuedDaysAgo: 19,
  dueInDays: 6,
  isNewestPaid: false,
  extras(age) {
    if (age === 0)
      return [soldPackage(gigabyte, 8), callAbroad('España', 35, 13), soldPackage(messagesOfAWeek, 21)];
    if (age === 1) return [];
    if (age === 2) return [deviceInsurance(), dataPackage(), longDistance(3)];
    if (age === 5) return [deviceInsurance(), longDistance(4), messagesAbroad(2)];
    return [deviceInsurance()];
  },
  used: {
    internet: { total: 5_939, count: 45 },
    voz: { total: 58, count: 32 },
    sms: { total: 86, count: 40 },
  },
  social: [
    whatsapp(1_840),
    { name: 'Facebook', usageType: 'facebook', included: 2_048, consumed: 819 },
    { name: 'Instagram', usageType: 'instagram', included: 2_048, consumed: 1_331 },
    { name: 'Messenger', usageType: 'messenger', included: 1_024, consumed: 205 },
    { name: 'Twitter', usageType: 'twitter', included: 1_024, consumed: 0 },
  ],
};

const unlimitedLine: DemoPostpaid = {
  number: demoMobile('91000002'),
  accountId: '8.100002',
  plan: 'Ilimitado',
  activatedOn: '2022-08-16',
  issuedDaysAgo: 16,
  dueInDays: 9,
  isNewestPaid: true,
  extras: (age) => [...(age === 3 ? [longDistance(12)] : []), ...(age < 2 ? [horoscopeCharge()] : [])],
  used: {
    internet: { total: 43_520, count: 60 },
    voz: { total: 214, count: 64 },
    sms: { total: 31, count: 22 },
  },
  social: [
    whatsapp(3_210),
    { name: 'Facebook', usageType: 'facebook', included: 5_120, consumed: 2_150 },
    { name: 'Instagram', usageType: 'instagram', included: 5_120, consumed: 4_403 },
    { name: 'YouTube', usageType: 'youtube', included: 10_240, consumed: 6_554 },
    { name: 'Messenger', usageType: 'messenger', included: null, consumed: 118 },
  ],
};

const prepaidLine: DemoPrepaid = {
  number: demoMobile('91000003'),
  accountId: '8.100003',
  activatedOn: '2023-11-08',
  balanceCents: 435,
  bonuses: [
    { name: 'Bono 3 GB', usageType: 'internet', included: 3_072, total: 1_126, count: 34 },
    { name: 'Bono 60 minutos', usageType: 'voz', included: 60, total: 41, count: 26 },
    { name: 'Bono 50 SMS', usageType: 'sms', included: 50, total: 12, count: 10 },
  ],
};

const home = {
  accountId: '8.100010',
  address,
  activatedOn: '2022-05-20',
  issuedDaysAgo: 23,
  dueInDays: -2,
  isNewestPaid: false,
  extras: (age: number) => (age === 3 ? [filmRental()] : []),
  services: [
    { service: 'internet', serviceNumber: 'IN-100001', monthlyFeeCents: triplePlayFees.internet },
    { service: 'television', serviceNumber: 'TV-100001', monthlyFeeCents: triplePlayFees.television },
    {
      service: 'telephony',
      serviceNumber: demoFixed('4', '2100001'),
      monthlyFeeCents: triplePlayFees.telephony,
    },
  ],
} as const;

export function emitAna(world: World): void {
  const email = 'ana.paredes@correo.example';
  const customerId = emitCustomer(world, {
    kind: 'person',
    name: 'Ana Lucía Paredes Vera',
    documentType: documentOf('person').type,
    documentNumber: demo.writtenDocument('1710034065'),
    documentIssuedOn: '2017-06-12',
    bornOn: '1988-09-23',
    email,
    address,
  });
  const mobileLines = [plusLine, unlimitedLine].map((demo) => {
    const line = emitDemoPostpaid(world, customerId, demo);
    emitHistory(world, line, countingSince(world, line, demo.issuedDaysAgo));
    emitSpells(world, line);
    return line;
  });
  // Within the period of the bill before the last.
  if (mobileLines[1]) emitHoroscope(world, mobileLines[1], unlimitedLine.issuedDaysAgo + 40);
  const prepaid = emitDemoPrepaid(world, customerId, prepaidLine);
  emitHistory(world, prepaid, countingSince(world, prepaid, 0));
  emitSpells(world, prepaid);
  const homeLines = emitDemoHome(world, customerId, { ...home, services: [...home.services] });
  emitHomeWifi(world, homeLines);
  emitCutFibre(world, homeLines);
  emitVisit(world, homeLines, address);
  emitRepairsOfAna(world, customerId, mobileLines[0]?.lineId ?? null);
  const userId = world.subscribe({
    givenName: 'Ana Lucía',
    familyName: 'Paredes Vera',
    email,
    phone: plusLine.number,
    lines: [...mobileLines, prepaid, ...homeLines],
    thefts: [emitLoss(world, prepaid)],
  });
  if (userId) emitTalk(world, customerId, userId);
}
