// An endless supply of generated customers with their lines, bills, usage, and somebody who uses a portal.

import { addDays, type CivilDate } from '@portal/market/civil-dates';
import { demo, demoMobile } from '@portal/market/demo';
import { documentOf } from '@portal/market/documents';
import type { Line } from '../lines.ts';
import { emitGeneratedRepair } from '../repairs.ts';
import {
  type Block,
  type Customer,
  emitCustomer,
  operatorSeed,
  type Subscriber,
  type World,
} from '../world.ts';
import { emitGeneratedHome, emitGeneratedPostpaid, emitGeneratedPrepaid } from './generated-lines.ts';
import { familyNames, givenNames, plainLetters, streets, trades } from './names.ts';
import { type Random, randomFor } from './random.ts';

/** Running numbers; each counter begins at its block's first ordinal. */
export interface Counters {
  customer: number;
  company: number;
  account: number;
  mobile: number;
  home: number;
}

/** Lines of one customer, about two on average. */
const lineCounts = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5] as const;
export const mostLinesPerCustomer = 5;
const companyShare = 0.04;
const homeShare = 0.14;
const postpaidShare = 0.305;
const phoneUserShare = 0.08;

export function createGenerator(world: World, block: Block) {
  const { first } = block;
  const counters: Counters = { customer: first, company: first, account: first, mobile: first, home: first };
  return {
    /** Emits one customer with at most `maxLines` lines and says how many there are. */
    emitCustomer(maxLines: number): number {
      const ordinal = counters.customer++;
      const random = randomFor(operatorSeed, ordinal);
      const isCompany = random.chance(companyShare);
      const who = isCompany ? companyOf(random, counters) : personOf(random, ordinal);
      const customerId = emitCustomer(world, who.customer);
      const lines = emitLines(world, random, counters, {
        customerId,
        isCompany,
        count: Math.min(maxLines, random.pick(lineCounts)),
        address: who.customer.address,
        areaCode: who.areaCode,
      });
      world.subscribe(subscriberOf(random, who, lines));
      emitGeneratedRepair(world, customerId, ordinal, lines);
      world.writeDays();
      return lines.length;
    },
  };
}

interface Who {
  customer: Customer;
  givenName: string;
  familyName: string;
  areaCode: string;
}

function personOf(random: Random, ordinal: number): Who {
  const [first, second] = random.pick(givenNames);
  const families = [random.pick(familyNames), random.pick(familyNames)];
  const home = addressOf(random);
  return {
    customer: {
      kind: 'person',
      name: `${first} ${second} ${families[0]} ${families[1]}`,
      documentType: documentOf('person').type,
      documentNumber: demo.personDocument(ordinal),
      documentIssuedOn: dateIn(random, 2012, 2023),
      bornOn: dateIn(random, 1948, 2004),
      email: `${plainLetters(first)}.${plainLetters(families[0] ?? '')}${ordinal}@correo.example`,
      address: home.address,
    },
    givenName: `${first} ${second}`,
    familyName: `${families[0]} ${families[1]}`,
    areaCode: home.areaCode,
  };
}

function companyOf(random: Random, counters: Counters): Who {
  let documentNumber = demo.companyDocument(counters.company++);
  while (documentNumber === null) documentNumber = demo.companyDocument(counters.company++);
  const [givenName] = random.pick(givenNames);
  const familyName = random.pick(familyNames);
  const home = addressOf(random);
  return {
    customer: {
      kind: 'company',
      name: `${random.pick(trades)} ${familyName} ${counters.company} S.A.`,
      documentType: documentOf('company').type,
      documentNumber,
      documentIssuedOn: null,
      bornOn: null,
      email: `compras${counters.company}@empresa.example`,
      address: home.address,
    },
    givenName,
    familyName,
    areaCode: home.areaCode,
  };
}

interface LinesWanted {
  customerId: string;
  isCompany: boolean;
  count: number;
  address: string;
  areaCode: string;
}

function emitLines(world: World, random: Random, counters: Counters, wanted: LinesWanted): Line[] {
  const { customerId, isCompany, count } = wanted;
  const homeCount = !isCompany && random.chance(homeShare) ? Math.min(count, random.between(1, 3)) : 0;
  const lines: Line[] = [];
  const activatedOn = addDays(world.today, -random.between(240, 2_400));
  while (lines.length < count - homeCount) {
    const serviceNumber = mobileNumber(counters.mobile++);
    const accountId = accountNumber(counters);
    const mobile = { customerId, accountId, serviceNumber, activatedOn, isCorporate: isCompany };
    const emitMobile =
      isCompany || random.chance(postpaidShare) ? emitGeneratedPostpaid : emitGeneratedPrepaid;
    lines.push(emitMobile(world, random, mobile));
  }
  if (homeCount > 0) {
    const place = { address: wanted.address, areaCode: wanted.areaCode, ordinal: counters.home++ };
    const accountId = accountNumber(counters);
    lines.push(
      ...emitGeneratedHome(world, random, { customerId, accountId, activatedOn, count: homeCount, ...place }),
    );
  }
  return lines;
}

const mobileNumber = (ordinal: number) => demoMobile(String(60_000_000 + ordinal));
/** The first one that a block gives away. */
export const firstMobileNumber = (block: Block): string => mobileNumber(block.first);
const accountNumber = (counters: Counters) => `8.${200_000 + counters.account++}`;

function subscriberOf(random: Random, who: Who, lines: readonly Line[]): Subscriber {
  const phone = lines.find((line) => line.kind !== 'Fixed')?.serviceNumber ?? null;
  const isByPhone = phone !== null && random.chance(phoneUserShare);
  const { givenName, familyName, customer } = who;
  return { givenName, familyName, email: isByPhone ? null : customer.email, phone, lines };
}

function addressOf(random: Random) {
  const [city, areaCode] = random.pick(demo.cities);
  const corner = `${random.pick(streets)} ${random.between(100, 2_900)} y ${random.pick(streets)}`;
  return { address: `${corner}, ${city}`, areaCode };
}

function dateIn(random: Random, firstYear: number, lastYear: number): CivilDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${random.between(firstYear, lastYear)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
}
