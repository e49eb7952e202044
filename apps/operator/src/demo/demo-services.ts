// Builders for the written-down customers of the demo operator: a person says what, these say how.
import { addDays, type CivilDate, dayMs, daysBetween, instantAt } from '@portal/market/civil-dates';
import type { RecordType } from '@portal/operator-ports/usage';
import { emitBills } from './bills.ts';
import { type Charge, homeCharge, planCharge } from './charges.ts';
import { type Random, randomFor } from './generated/names.ts';
import {
  emitAccount,
  emitHomeLine,
  emitMobileLine,
  type HomeService,
  homeServices,
  type Line,
  type LineStatus,
} from './lines.ts';
import { postpaidPlan, prepaidPlan } from './plans.ts';
import {
  type Allowance,
  type Bonus,
  type Consumption,
  emitBonus,
  emitBucket,
  emitPlanUsage,
  emitRechargeBalance,
  emitUsage,
  ratesBeyond,
} from './usage.ts';
import { cycleDayNear, operatorSeed, type World } from './world.ts';

/** One stream a service, so that a change to one leaves the others as they were. */
const randomOf = (serviceNumber: string): Random =>
  randomFor(operatorSeed, Number(serviceNumber.replace(/\D/g, '')));

export interface DemoBilling {
  /** About how many days ago the last bill was issued: the nearest cut is taken. */
  issuedDaysAgo: number;
  /** When the last bill falls due, in days from today; negative is overdue. */
  dueInDays: number;
  isNewestPaid: boolean;
  /** Beyond the plan, by age of the bill: 0 is the newest. */
  extras?: (age: number) => Charge[];
}

function billingOf(world: World, billing: DemoBilling) {
  const cycle = world.cycle(cycleDayNear(world.today, billing.issuedDaysAgo));
  const dueAfterDays = daysBetween(cycle.starts[0] as string, world.today) + billing.dueInDays;
  return { cycle, dueAfterDays, isNewestPaid: billing.isNewestPaid };
}

export interface DemoPostpaid extends DemoBilling {
  number: string;
  accountId: string;
  plan: string;
  activatedOn: CivilDate;
  isCorporate?: boolean;
  status?: LineStatus;
  used: Consumption;
  social?: Omit<Allowance, 'source'>[];
}

export function emitDemoPostpaid(world: World, customerId: string, demo: DemoPostpaid): Line {
  const { accountId, activatedOn, isCorporate = false, status = 'A', extras = () => [] } = demo;
  const random = randomOf(demo.number);
  const billing = billingOf(world, demo);
  const { cycle } = billing;
  const plan = postpaidPlan(demo.plan);
  const account = emitAccount(world, { customerId, accountId, kind: 'Postpaid', cycleDay: cycle.day });
  const isSuspendedFor = status === 'S' && !demo.isNewestPaid;
  const debt = isSuspendedFor ? { debtSince: instantAt(world.today) } : {};
  const mobile = { serviceNumber: demo.number, plan, activatedOn, isCorporate, status, ...debt };
  const line = emitMobileLine(world, account, mobile);
  const chargesOf = (age: number) => [planCharge(plan), ...extras(age)];
  emitBills(world, random, { line, planName: plan.name, ...billing, isSuspendedFor, chargesOf });
  if (status !== 'A' && status !== 'S') return line;
  emitPlanUsage(world, random, line, plan, cycle, demo.used);
  for (const channel of demo.social ?? [whatsapp(640)]) {
    emitBucket(world, line, cycle, { ...channel, source: 'plan' });
  }
  return line;
}

export const whatsapp = (consumed: number): Omit<Allowance, 'source'> => ({
  name: 'WhatsApp',
  usageType: 'whatsapp',
  included: null,
  consumed,
});

/** Bonuses came with a recharge this long ago and last 30 days. */
const bonusDaysAgo = 12;
const bonusDays = 30;

const bonusValidity = (world: World) => {
  const from = instantAt(addDays(world.today, -bonusDaysAgo));
  return { from, until: new Date(from.getTime() + bonusDays * dayMs - 1_000) };
};

export interface DemoPrepaid {
  number: string;
  accountId: string;
  activatedOn: CivilDate;
  balanceCents: number;
  bonuses: Bonus[];
  status?: LineStatus;
}

export function emitDemoPrepaid(world: World, customerId: string, demo: DemoPrepaid): Line {
  const { accountId, activatedOn, status = 'A' } = demo;
  const account = emitAccount(world, { customerId, accountId, kind: 'Prepaid', cycleDay: null });
  const mobile = { serviceNumber: demo.number, plan: prepaidPlan, activatedOn, status };
  const line = emitMobileLine(world, account, mobile);
  emitRechargeBalance(world, line, demo.balanceCents);
  const random = randomOf(demo.number);
  for (const bonus of demo.bonuses) emitBonus(world, random, line, bonusValidity(world), bonus);
  return line;
}

export interface DemoHome extends DemoBilling {
  accountId: string;
  address: string;
  activatedOn: CivilDate;
  /** The first one is what the account and its bills are known by. */
  services: { service: HomeService; serviceNumber: string; monthlyFeeCents: number }[];
}

export function emitDemoHome(world: World, customerId: string, demo: DemoHome): Line[] {
  const { accountId, address, activatedOn, services, extras = () => [] } = demo;
  const billing = billingOf(world, demo);
  const account = emitAccount(world, {
    customerId,
    accountId,
    kind: 'Fixed',
    cycleDay: billing.cycle.day,
  });
  const lines = services.map(({ service, serviceNumber, monthlyFeeCents }) =>
    emitHomeLine(world, account, service, { serviceNumber, activatedOn, address, monthlyFeeCents }),
  );
  const charges = services.map(({ service, serviceNumber, monthlyFeeCents }) =>
    homeCharge(homeServices[service].plan, serviceNumber, monthlyFeeCents),
  );
  const line = lines[0] as Line;
  const chargesOf = (age: number) => [...charges, ...extras(age)];
  const { name: planName } = homeServices[services[0]?.service ?? 'internet'].plan;
  emitBills(world, randomOf(line.serviceNumber), { line, planName, ...billing, chargesOf });
  return lines;
}

/** Records of half a year before the span that the buckets count, for the service record. */
export function emitHistory(world: World, line: Line, bucketsFrom: Date): void {
  const random = randomOf(line.serviceNumber);
  const recently = instantAt(addDays(world.today, -29));
  const halfYearAgo = new Date(world.now.getTime() - 170 * dayMs);
  const rate = (usageType: RecordType) => (line.kind === 'Prepaid' ? ratesBeyond[usageType] : 0);
  for (const usageType of ['voz', 'internet', 'sms'] as const) {
    const centsPerUnit = rate(usageType);
    const size = line.kind === 'Prepaid' ? 3 : { voz: 3, internet: 160, sms: 2 }[usageType];
    const counts = [
      { span: { from: recently, until: bucketsFrom }, count: 45 },
      { span: { from: halfYearAgo, until: recently }, count: 130 },
    ];
    for (const { span, count } of counts) {
      emitUsage(world, random, line, { usageType, span, count, total: count * size, centsPerUnit });
    }
  }
}

/** Where the buckets of a demo line begin to count. */
export function countingSince(world: World, line: Line, issuedDaysAgo: number): Date {
  if (line.kind === 'Prepaid') return bonusValidity(world).from;
  return world.cycle(cycleDayNear(world.today, issuedDaysAgo)).from;
}
