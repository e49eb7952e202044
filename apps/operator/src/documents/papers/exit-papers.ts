// That a service is left, with what was given back; and that nothing is owed any more.
import { nationalNumber } from '@portal/market/service-number';
import { civilDateWords, longDay, moneyWords, timeWords } from '@portal/market/words';
import type { Verification } from '@portal/operator-ports/documents';
import type { Exit } from '@portal/operator-ports/exits';
import type { Paper } from '@portal/operator-ports/papers';
import { exitPapersCopy as copy } from './exit-papers.copy.ts';

interface Of {
  brand: string;
  customerName: string;
}

const momentOf = (moment: Date): string => `${longDay(moment)}, ${timeWords(moment)}`;

export function exitReceipt({ exit, brand, customerName }: Of & { exit: Exit }): Paper {
  const { equipment, equipmentReturnedAt } = exit;
  const returned = equipmentReturnedAt ? copy.returned(momentOf(equipmentReturnedAt)) : copy.notReturned;
  return {
    title: copy.receipt,
    createdAt: exit.orderedAt,
    lead: copy.lead(brand, momentOf(exit.orderedAt)),
    facts: [
      [copy.number, exit.orderId],
      [copy.customer, customerName],
      [copy.service, nationalNumber(exit.serviceNumber)],
      [copy.status, copy.statuses[exit.status]],
      [copy.lastDay, civilDateWords(exit.endsOn)],
      [copy.cost, moneyWords(exit.costCents)],
      ...equipment.map(({ name }): [string, string] => [copy.equipment, `${name}. ${returned}`]),
    ],
    notes: [copy.lastBill],
  };
}

export interface NoDebt extends Of {
  accountId: string;
  issuedAt: Date;
  verification: Verification;
}

export function noDebtCertificate({ accountId, brand, customerName, issuedAt, verification }: NoDebt): Paper {
  return {
    title: copy.noDebt,
    createdAt: issuedAt,
    lead: copy.noDebtLead(brand, momentOf(issuedAt)),
    facts: [
      [copy.customer, customerName],
      [copy.account, accountId],
      [copy.owed, moneyWords(0)],
    ],
    notes: [copy.noDebtNote],
    verification,
  };
}
