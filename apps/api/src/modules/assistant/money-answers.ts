// What the customer owes, holds and was billed: read, never changed.
import type { AssistantAnswer } from '@portal/contract/help/assistant';
import { civilDateOf } from '@portal/market/civil-dates';
import { civilDateWords, moneyWords, monthWord } from '@portal/market/words';
import { instalmentIdOf } from '@portal/operator-ports/arrangements';
import { type Balance, rechargeBalanceOf } from '@portal/operator-ports/balance';
import { type Bill, type Billing, paidCents, payableCents } from '@portal/operator-ports/billing';
import { isSamePlace } from '../../caller.ts';
import type { ExplainBill } from '../billing/explain-bill.ts';
import type { Payments } from '../payments/payments.ts';
import type { OwnLine } from './answers.ts';
import { answer, billLink, pageLink } from './answers.ts';
import { assistantCopy as copy } from './assistant.copy.ts';

export interface MoneyNeeds {
  explainBill: Pick<ExplainBill, 'change'>;
  billing: Billing;
  balance: Balance;
  payments: Pick<Payments, 'awaitedUntil' | 'codeEndsAt'>;
}

/** More unpaid bills than anybody reads in a chat. */
const mostBills = 20;
const shownBills = 5;

export function createMoneyAnswers({ billing, balance, explainBill, payments }: MoneyNeeds) {
  /** One bill is of all the services of an account: of those that are meant, the one that it names, or any. */
  const nameFor = (lines: readonly OwnLine[], bill: Pick<Bill, 'customerId' | 'lineId' | 'accountId'>) => {
    const ofAccount = lines.filter(({ managed }) => managed.accountId === bill.accountId);
    return (ofAccount.find(({ line }) => isSamePlace(line, bill)) ?? ofAccount[0])?.name ?? '';
  };

  /** What waits to be paid by a code is still owed. */
  const asOwed = async (bill: Bill): Promise<Bill> =>
    (await payments.awaitedUntil(bill)) ? { ...bill, state: 'sent' } : bill;

  /** What is to be paid, and in words what is arranged, or what nobody knows yet to be paid. */
  async function owed(lines: readonly OwnLine[]): Promise<{ bills: Bill[]; verifying: string[] }> {
    const page = { order: 'dueFirst' as const, offset: 0, limit: mostBills };
    const managed = lines.map((own) => own.managed);
    const open = await billing.list(managed, { states: ['sent', 'paymentInProcess'] }, page);
    const bills = await Promise.all(open.bills.map(asOwed));
    return {
      // What is claimed is not asked for.
      bills: bills.filter((bill) => payableCents(bill) > 0),
      verifying: bills.flatMap((bill) => {
        const name = nameFor(lines, bill);
        if (isVerifying(bill)) return [copy.due.verifying(name, moneyWords(paidCents(bill)))];
        return isArranged(bill) ? [copy.due.arranged(name)] : [];
      }),
    };
  }

  /** The one that is open, or the newest. */
  async function billOf(own: OwnLine, open: string | null): Promise<{ bill: Bill | null; isOpen: boolean }> {
    const shown = open === null ? null : await billing.find([own.managed], open);
    if (shown) return { bill: await asOwed(shown), isOpen: true };
    const page = { order: 'newest' as const, offset: 0, limit: 1 };
    const [newest] = (await billing.list([own.managed], {}, page)).bills;
    return { bill: newest ? await asOwed(newest) : null, isOpen: false };
  }

  return {
    async balance(own: OwnLine): Promise<AssistantAnswer> {
      const { line, name } = own;
      if (line.isCorporate) return answer('balance', [copy.corporate(name)]);
      const recharge = rechargeBalanceOf(await balance.list([own.managed]));
      if (line.kind === 'Prepaid')
        return answer(
          'balance',
          [
            recharge
              ? copy.balance.prepaid(name, moneyWords(recharge.amountCents))
              : copy.balance.unknown(name),
          ],
          { links: [pageLink('recharge', own)] },
        );
      const { bills, verifying } = await owed([own]);
      const [first] = bills;
      const total = bills.reduce((sum, bill) => sum + payableCents(bill), 0);
      const say = first && isPast(first) ? copy.balance.overdue : copy.balance.due;
      const due = first
        ? say(name, moneyWords(total), civilDateWords(first.dueOn))
        : copy.balance.nothingDue(name);
      const opening = first || verifying.length === 0 ? [due, ...verifying] : verifying;
      const more = recharge?.amountCents ? [copy.balance.recharges(moneyWords(recharge.amountCents))] : [];
      return answer('balance', [...opening, ...more], { links: [pageLink('billing', own)] });
    },

    /** Of all the lines that are meant, at once. `isNamed`: of those that the question names. */
    async due(
      topic: 'amountDue' | 'dueDate' | 'payBill',
      lines: readonly OwnLine[],
      { isBrief = false, isNamed = false, now = new Date() } = {},
    ): Promise<AssistantAnswer> {
      const billed = lines.filter(({ line }) => line.kind !== 'Prepaid');
      if (billed.length === 0) return answer(topic, [copy.prepaidHasNoBills]);
      const [one] = billed;
      if (one && billed.every(({ line }) => line.isCorporate))
        return answer(topic, [copy.corporate(one.name)]);
      const { bills, verifying } = await owed(billed);
      const [first] = bills;
      const only = billed.length === 1 ? one : undefined;
      const links = [pageLink('billing', only)];
      const none = copy.due.none(isNamed ? only?.name : undefined);
      if (!first) return answer(topic, verifying.length > 0 ? verifying : [none], { links });
      const today = civilDateOf(now);
      const words = (bill: Bill) => {
        const say = isPast(bill, today) ? copy.due.overdue : copy.due.bill;
        return say(nameFor(billed, bill), moneyWords(payableCents(bill)), civilDateWords(bill.dueOn));
      };
      const total = moneyWords(bills.reduce((sum, bill) => sum + payableCents(bill), 0));
      const opening = bills.length === 1 ? copy.due.one(total) : copy.due.several(total, bills.length);
      const firstWords = (isPast(first, today) ? copy.due.firstOverdue : copy.due.first)(
        civilDateWords(first.dueOn),
      );
      if (isBrief) return answer(topic, [copy.due.one(total)], { links });
      const told = {
        amountDue: [opening],
        dueDate: [firstWords, opening, copy.due.late],
        payBill: [copy.due.how, opening],
      }[topic];
      return answer(topic, told, {
        list: [...bills.slice(0, shownBills).map(words), ...verifying],
        links,
      });
    },

    /** What comes next of those that go on. */
    async arrangements(lines: readonly OwnLine[]): Promise<AssistantAnswer> {
      const all = await billing.arrangements(lines.map(({ managed }) => managed));
      const active = all.filter(({ status }) => status === 'active');
      const told = await Promise.all(
        active.map(async (arrangement) => {
          const { customerId, arrangementId, instalments } = arrangement;
          const name = nameFor(lines, arrangement);
          const left = instalments.filter(({ status }) => status !== 'paid');
          const isOwed = await Promise.all(
            left.map(async ({ status, position }) => {
              const itemId = instalmentIdOf({ arrangementId, position });
              return status === 'pending' || (await payments.codeEndsAt({ customerId, itemId })) !== null;
            }),
          );
          const next = left.find((_part, place) => isOwed[place]);
          if (!next) return copy.arrangement.verifying(name);
          const when = isPast(next) ? copy.arrangement.late : copy.arrangement.until;
          const until = when(civilDateWords(next.dueOn));
          return copy.arrangement.part(name, moneyWords(next.amountCents), until, left.length);
        }),
      );
      const links = [pageLink('billing')];
      if (told.length === 0) return answer('arrangement', [copy.arrangement.none], { links });
      return answer('arrangement', [...told, copy.arrangement.how], { links });
    },

    async billChange(own: OwnLine, open: string | null): Promise<AssistantAnswer> {
      const { line, name } = own;
      if (line.kind === 'Prepaid') return answer('billChange', [copy.prepaidHasNoBills]);
      if (line.isCorporate) return answer('billChange', [copy.corporate(name)]);
      const { bill, isOpen } = await billOf(own, open);
      if (!bill)
        return answer('billChange', [copy.invoice.none(name)], { links: [pageLink('billing', own)] });
      const { comparison, firstBill } = await explainBill.change([own.managed], bill);
      const why = comparison?.text ?? firstBill?.text ?? copy.invoice.notKnown;
      const was = copy.invoice.was(name, monthWord(bill.issuedOn), moneyWords(bill.totalCents));
      const opening = isOpen ? [copy.ofOpenBill] : [];
      return answer('billChange', [...opening, was, why], { links: [billLink(bill.billNo)] });
    },

    async invoice(own: OwnLine, open: string | null): Promise<AssistantAnswer> {
      const { line, name } = own;
      if (line.kind === 'Prepaid') return answer('invoice', [copy.prepaidHasNoBills]);
      if (line.isCorporate) return answer('invoice', [copy.corporate(name)]);
      const { bill } = await billOf(own, open);
      const links = [pageLink('billing', own)];
      if (!bill) return answer('invoice', [copy.invoice.none(name)], { links });
      const { billNo, totalCents, state, dueOn } = bill;
      const standing = copy.invoice.states[isVerifying(bill) ? 'verifying' : state];
      const newest = copy.invoice.newest(
        name,
        billNo,
        moneyWords(totalCents),
        standing,
        civilDateWords(dueOn),
      );
      return answer('invoice', [newest, copy.invoice.where], { links: [billLink(billNo), ...links] });
    },
  };
}

const isPast = ({ dueOn }: { dueOn: string }, today = civilDateOf(new Date())): boolean => dueOn < today;

/** What claims leave of it is to be paid by an arrangement. */
const isArranged = (bill: Bill): boolean =>
  bill.state === 'sent' && bill.arrangedCents > 0 && payableCents(bill) <= 0;

/** A payment has taken it, and its outcome is not known. */
const isVerifying = ({ state, paidAt }: Bill): boolean => state === 'paymentInProcess' && paidAt === null;
