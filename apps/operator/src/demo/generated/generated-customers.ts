// An endless supply of generated customers with their lines, bills, usage, and somebody who uses a portal.
import { addDays, type CivilDate, dayMs, instantAt } from '@portal/market/civil-dates';
import { demo, demoFixed, demoMobile } from '@portal/market/demo';
import { documentOf } from '@portal/market/documents';
import { emitBills } from '../bills.ts';
import {
  type Charge,
  dataPackage,
  homeCharge,
  lateInterest,
  longDistance,
  planCharge,
  triplePlayFees,
} from '../charges.ts';
import {
  type Account,
  emitAccount,
  emitHomeLine,
  emitMobileLine,
  homeServices,
  type Line,
} from '../lines.ts';
import { emitHomeWifi } from '../network.ts';
import { type Plan, postpaidPlans, prepaidPlan } from '../plans.ts';
import { emitGeneratedRepair } from '../repairs.ts';
import { emitBonus, emitBucket, emitGrowth, emitPlanUsage, emitRechargeBalance } from '../usage.ts';
import {
  type Block,
  type Customer,
  type Cycle,
  cycleDays,
  emitCustomer,
  operatorSeed,
  type Subscriber,
  type World,
} from '../world.ts';
import { familyNames, givenNames, plainLetters, type Random, randomFor, streets, trades } from './names.ts';

// Generated lines: a postpaid and a prepaid number, and the services of a home.

interface Mobile {
  customerId: string;
  accountId: string;
  serviceNumber: string;
  activatedOn: CivilDate;
  isCorporate: boolean;
}

const dueAfterDays = 20;

function emitGeneratedPostpaid(world: World, random: Random, mobile: Mobile): Line {
  const { customerId, accountId, serviceNumber, activatedOn, isCorporate } = mobile;
  const cycle = world.cycle(random.pick(cycleDays));
  const account = emitAccount(world, { customerId, accountId, kind: 'Postpaid', cycleDay: cycle.day });
  const plan = random.pick(postpaidPlans);
  const isNewestPaid = wasPaid(world, random, cycle);
  const isOverdue = !isNewestPaid && addDays(cycle.starts[0] as string, dueAfterDays) < world.today;
  const status = isOverdue && random.chance(0.4) ? 'S' : 'A';
  const line = emitMobileLine(world, account, { serviceNumber, plan, activatedOn, status, isCorporate });
  const chargesOf = () => [planCharge(plan), ...extraCharges(random)];
  emitBills(world, random, { line, planName: plan.name, cycle, dueAfterDays, isNewestPaid, chargesOf });
  emitPlanUsage(world, random, line, plan, cycle, {
    internet: { total: random.between(2, plan.internetMb ?? 40_000), count: 2 },
    voz: { total: random.between(2, 240), count: 2 },
    sms: { total: random.between(1, plan.messages ?? 60), count: 1 },
  });
  emitBucket(world, line, cycle, { ...unlimitedWhatsapp, consumed: random.between(0, 4_000) });
  if (status === 'A') emitGrowth(world, line);
  return line;
}

const unlimitedWhatsapp = {
  name: 'WhatsApp',
  usageType: 'whatsapp',
  source: 'plan',
  included: null,
} as const;

function emitGeneratedPrepaid(world: World, random: Random, mobile: Mobile): Line {
  const { customerId, accountId, serviceNumber, activatedOn } = mobile;
  const account = emitAccount(world, { customerId, accountId, kind: 'Prepaid', cycleDay: null });
  const line = emitMobileLine(world, account, { serviceNumber, plan: prepaidPlan, activatedOn });
  emitRechargeBalance(world, line, random.between(0, 2_500));
  const validity = recentBonus(world, random.between(2, 13));
  const data = { name: 'Bono 2 GB', usageType: 'internet', included: 2_048 } as const;
  emitBonus(world, random, line, validity, { ...data, total: random.between(3, 2_048), count: 3 });
  const voice = { name: 'Bono 50 minutos', usageType: 'voz', included: 50 } as const;
  emitBonus(world, random, line, validity, { ...voice, total: random.between(2, 50), count: 2 });
  emitGrowth(world, line);
  return line;
}

const bonusDays = 15;

/** The validity of a bonus that came with a recharge some days ago. */
function recentBonus(world: World, daysAgo: number) {
  const from = instantAt(addDays(world.today, -daysAgo), 9);
  return { from, until: new Date(from.getTime() + bonusDays * dayMs) };
}

interface Home {
  customerId: string;
  accountId: string;
  activatedOn: CivilDate;
  address: string;
  areaCode: string;
  ordinal: number;
  /** Internet; then television; then telephony. */
  count: number;
}

const servicesInOrder = ['internet', 'television', 'telephony'] as const;

function emitGeneratedHome(world: World, random: Random, home: Home): Line[] {
  const { customerId, accountId, activatedOn, address, count } = home;
  const cycle = world.cycle(random.pick(cycleDays));
  const account: Account = { customerId, accountId, kind: 'Fixed', cycleDay: cycle.day };
  emitAccount(world, account);
  const services = servicesInOrder.slice(0, count);
  const serviceNumbers = {
    internet: `IN-${400_000 + home.ordinal}`,
    television: `TV-${400_000 + home.ordinal}`,
    telephony: demoFixed(home.areaCode, 3_000_000 + home.ordinal),
  };
  const charges: Charge[] = [];
  const lines = services.map((service) => {
    const plan: Plan = homeServices[service].plan;
    const monthlyFeeCents = count === 3 ? triplePlayFees[service] : plan.priceCents;
    const serviceNumber = serviceNumbers[service];
    charges.push(homeCharge(plan, serviceNumber, monthlyFeeCents));
    const place = { serviceNumber, activatedOn, address, monthlyFeeCents };
    const line = emitHomeLine(world, account, service, place);
    if (service === 'internet') emitHomeWifi(world, [line]);
    return line;
  });
  const isNewestPaid = wasPaid(world, random, cycle);
  const line = lines[0] as Line;
  const { name: planName } = homeServices[services[0] ?? 'internet'].plan;
  const chargesOf = () => charges;
  emitBills(world, random, { line, planName, cycle, dueAfterDays, isNewestPaid, chargesOf });
  return lines;
}

/** Most pay before the last day, few after it, and nobody on the day the bill is issued. */
function wasPaid(world: World, random: Random, cycle: Cycle): boolean {
  const ageMs = world.now.getTime() - cycle.from.getTime();
  if (ageMs < dayMs) return false;
  return random.chance(ageMs > dueAfterDays * dayMs ? 0.92 : 0.5);
}

function extraCharges(random: Random): Charge[] {
  const draw = random.next();
  if (draw < 0.12) return [longDistance(random.between(1, 40))];
  if (draw < 0.2) return [dataPackage()];
  return draw < 0.22 ? [lateInterest(random.between(10, 90))] : [];
}

/** Running numbers; each counter begins at its block's first ordinal. */
interface Counters {
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
