// Generated lines: a postpaid and a prepaid number, and the services of a home.

import { addDays, type CivilDate, dayMs, instantAt } from '@portal/market/civil-dates';
import { demoFixed } from '@portal/market/demo';
import { emitBills } from '../bills.ts';
import { type Cycle, cycleDays } from '../calendar.ts';
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
import { type Plan, postpaidPlans, prepaidPlan } from '../plans.ts';
import { emitBonus, emitBucket, emitGrowth, emitPlanUsage, emitRechargeBalance } from '../usage.ts';
import { emitHomeWifi } from '../wifi.ts';
import type { World } from '../world.ts';
import type { Random } from './random.ts';

interface Mobile {
  customerId: string;
  accountId: string;
  serviceNumber: string;
  activatedOn: CivilDate;
  isCorporate: boolean;
}

const dueAfterDays = 20;

export function emitGeneratedPostpaid(world: World, random: Random, mobile: Mobile): Line {
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

export function emitGeneratedPrepaid(world: World, random: Random, mobile: Mobile): Line {
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
export function recentBonus(world: World, daysAgo: number) {
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

export function emitGeneratedHome(world: World, random: Random, home: Home): Line[] {
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
