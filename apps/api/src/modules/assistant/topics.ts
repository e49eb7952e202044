// Which meanings make which topic. A pattern holds when all of its meanings were said; the one that explains most of
// them wins, and of equals the one that stands first. No pattern holds: the assistant does not know.
import type { AssistantTopic } from '@portal/contract/assistant';
import type { Meaning } from './vocabulary.ts';

type Pattern = readonly Meaning[];

/** Said in every question: they tell little of what it is about. */
const light = new Set<Meaning>(['what', 'is', 'how', 'mine', 'see', 'can', 'where', 'left', 'buy']);

export function weightOf(pattern: Pattern): number {
  return pattern.reduce((sum, meaning) => sum + (light.has(meaning) ? 0.3 : meaning === 'line' ? 0.6 : 1), 0);
}

const table: Partial<Record<AssistantTopic, string>> = {
  instructions: 'ignore rule, ignore rule reveal balance, reveal rule, code',
  otherPeople:
    'relative, relative bill, relative balance, relative owe howMuch, relative data left howMuch, relative password what is, other client, other client bill, other client balance, other person balance, other person bill, other person line, every client',
  moveMoney: 'transfer balance, transfer, forMe, forMe bill, forMe recharge',
  deviceBalance:
    'owe device, howMuch owe device, howMuch left pay device, howMuch owe balance device, pay device',
  repair:
    'repair, repair device, repair state, repair device state, repair howMuch, repair device when, device state',
  receiptKey:
    'receipt verify, receipt password, access password where, access password bill, access password, sri, verify bill, receipt password where verify',
  electronicInvoice: 'bill electronic, what is bill electronic, what is bill',
  invoiceFields: 'field, field bill, what field bill, what is field bill',
  withoutPassword: 'bill without password, see bill without password',
  lastMonth:
    'bill month lastOne, no appear bill, no see bill, no bill month, no see bill month lastOne, see bill month lastOne',
  pastInvoices: 'bill past, see bill past, how see bill past, record bill',
  wifi: 'wifi, wifi password, change password wifi, see password wifi',
  password: 'password, forgot password, change password',
  changePlan: 'change plan, buy plan, other plan, buy change plan',
  dueDate: 'due, when pay, due bill, when due, when due bill, when pay bill',
  cycle: 'cycle, when cycle, cycle bill, when cycle bill',
  amountDue:
    'owe, howMuch owe, howMuch pay, howMuch bill, howMuch pay bill, balance pay, owe bill, owe pay bill, howMuch owe bill',
  debt: 'negotiate, negotiate owe, negotiate pay, negotiate bill',
  usageLeft:
    'data, minutes, sms, data left, howMuch data left, howMuch minutes left, howMuch sms left, howMuch left, plan left howMuch, balance data, when due data',
  buyPackage:
    'package, buy package, buy data, buy data package, roaming, buy roaming, buy package roaming, how buy package data, recharge data',
  recharge: 'recharge, recharge balance, buy balance, how recharge, how recharge balance',
  balance: 'balance, howMuch balance, balance left, howMuch balance left, balance line, see balance',
  plan: 'plan, what plan, what plan left, what is plan, mine plan, howMuch plan',
  dissociate: 'dissociate line, dissociate',
  associate: 'associate, associate line, how associate line',
  myLines: 'what line left, what is mine line, mine line, see mine line',
  serviceRecord: 'record, record see, record line',
  notifications: 'notification, change notification, see notification',
  profile: 'profile, change profile, change personal, change personal data, personal data',
  payBill: 'pay, pay bill, how pay, how pay bill, can pay, where pay, where pay bill',
  invoice: 'bill, see bill, buy see bill, how see bill, mine bill',
  whatCanIDo: 'what can portal, what can, can portal',
  usePortal: 'use portal, how use portal, how use, portal',
  person:
    'talk person, talk other person, buy talk person, person, talk, what is phone you, phone you, talk phone, phone talk you',
  stores: 'store, where store, store talk, store where is',
  complaint: 'complaint, buy complaint, how can complaint, where complaint',
  aboutMe: 'are robot, are what, are',
  thanks: 'thanks',
  goodbye: 'bye, thanks bye',
  greeting: 'greeting',
};

export const patterns: readonly (readonly [AssistantTopic, readonly Pattern[]])[] = Object.entries(table).map(
  ([topic, all]) => [
    topic as AssistantTopic,
    all.split(', ').map((pattern) => pattern.split(' ') as Meaning[]),
  ],
);
