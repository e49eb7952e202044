// Billing accounts and the lines on them, mobile and home.
import { addMonths, type CivilDate } from '@portal/market/civil-dates';
import { homeTypes, type LineKind, type LineRef } from '@portal/operator-ports/wire';
import { billingAccounts, lineNumbers, lines, sims } from '../db/schema.ts';
import { randomFor } from './generated/names.ts';
import {
  homeSpeeds,
  internetPlan,
  internetPlusPlan,
  type Plan,
  plusChannels,
  plusSpeeds,
  telephonyPlan,
  telephonyPlusPlan,
  televisionChannels,
  televisionPlan,
  televisionPlusPlan,
} from './plans.ts';
import { type CycleDay, operatorSeed, type World, withLuhnDigit } from './world.ts';

// Cards of mobile lines and the phones that they are in, by the line's number alone, so that nothing else of the customer depends on them.

/** Telecommunications, Ecuador, and a made-up issuer, as the digits of a card begin. */
const issuer = '8959301';

/** Of a made-up model, as the digits of a phone begin. */
const models = '35693800';

type SimLine = Pick<LineRef, 'customerId' | 'lineId' | 'serviceNumber'>;

function emitSim(world: World, { customerId, lineId, serviceNumber }: SimLine): void {
  const { iccid, puk, imei } = simOf(serviceNumber);
  const sealedPuk = world.seal.close(puk, lineId);
  world.emit(sims, { customerId, lineId, iccid, sealedPuk, imei, lockOffAt: null });
}

/** The same each time that it is asked. */
export function simOf(serviceNumber: string) {
  const random = randomFor(operatorSeed, Number(serviceNumber.slice(-9)));
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join('');
  return {
    iccid: withLuhnDigit(issuer + digits(11)),
    puk: digits(8),
    imei: withLuhnDigit(models + digits(6)),
  };
}

export interface Account {
  customerId: string;
  accountId: string;
  kind: LineKind;
  cycleDay: CycleDay | null;
}

export interface Line {
  customerId: string;
  lineId: string;
  accountId: string;
  /** E.164 digits, or the code of a home service. */
  serviceNumber: string;
  kind: Account['kind'];
}

export function emitAccount(world: World, account: Account): Account {
  const { cycleDay } = account;
  const nextBillOn = cycleDay === null ? null : addMonths(world.cycle(cycleDay).starts[0] as string, 1);
  world.emit(billingAccounts, { ...account, nextBillOn });
  return account;
}

export type LineStatus = (typeof lines.$inferSelect)['status'];

interface LineDetails {
  serviceNumber: string;
  plan: Plan;
  activatedOn: CivilDate;
  status?: LineStatus;
  /** It is suspended for what its account owes. */
  debtSince?: Date;
  isCorporate?: boolean;
}

interface HomeDetails {
  address: string | null;
  downloadMbps: number | null;
  uploadMbps: number | null;
  channelCount: number | null;
  audioCount: number | null;
}

const noHomeDetails: HomeDetails = {
  address: null,
  downloadMbps: null,
  uploadMbps: null,
  channelCount: null,
  audioCount: null,
};

const mobileServiceType = 1;

export function emitMobileLine(world: World, account: Account, details: LineDetails): Line {
  const { priceCents } = details.plan;
  const line = emitLine(world, account, details, mobileServiceType, priceCents, noHomeDetails);
  emitSim(world, line);
  return line;
}

/** Television, telephony and internet as the service-type catalogue numbers them. */
export const homeServices = {
  telephony: { serviceType: homeTypes.telephony, plan: telephonyPlan, details: {} },
  television: { serviceType: homeTypes.television, plan: televisionPlan, details: televisionChannels },
  internet: { serviceType: homeTypes.internet, plan: internetPlan, details: homeSpeeds },
  telephonyPlus: { serviceType: homeTypes.telephony, plan: telephonyPlusPlan, details: {} },
  televisionPlus: { serviceType: homeTypes.television, plan: televisionPlusPlan, details: plusChannels },
  internetPlus: { serviceType: homeTypes.internet, plan: internetPlusPlan, details: plusSpeeds },
  gpon: { serviceType: 7, plan: internetPlan, details: homeSpeeds },
} as const;
export type HomeService = keyof typeof homeServices;

export function emitHomeLine(
  world: World,
  account: Account,
  service: HomeService,
  home: { serviceNumber: string; activatedOn: CivilDate; address: string; monthlyFeeCents: number },
): Line {
  const { serviceType, plan, details } = homeServices[service];
  const { serviceNumber, activatedOn, address, monthlyFeeCents } = home;
  const line = { serviceNumber, plan, activatedOn };
  return emitLine(world, account, line, serviceType, monthlyFeeCents, {
    ...noHomeDetails,
    ...details,
    address,
  });
}

function emitLine(
  world: World,
  account: Account,
  line: LineDetails,
  serviceType: number,
  monthlyFeeCents: number,
  home: HomeDetails,
): Line {
  const { customerId, accountId, kind } = account;
  const { serviceNumber, plan, activatedOn, status = 'A', isCorporate = false } = line;
  const lineId = world.newId();
  const identity = { customerId, lineId, accountId, serviceNumber, kind };
  world.emit(lineNumbers, { serviceNumber, customerId, lineId });
  world.emit(lines, {
    ...identity,
    serviceType,
    planCode: plan.code,
    status,
    debtSince: line.debtSince ?? null,
    isCorporate,
    activatedOn,
    monthlyFeeCents,
    ...home,
  });
  return identity;
}
