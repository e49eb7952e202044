// An agreement with its evidence, as a paper.
import type { Agreement } from '@portal/contract/privacy/agreements';
import { civilDateOf } from '@portal/market/civil-dates';
import { centsOf } from '@portal/market/money';
import { civilDateWords, moneyWords, timeWords } from '@portal/market/words';
import type { Paper } from '@portal/operator-ports/papers';
import { agreementPaperCopy as copy } from './agreement-paper.copy.ts';

/** @param asker whose agreement it is where nobody else's name stands there */
export function agreementPaper(agreement: Agreement, asker: string, brand: string): Paper {
  const { subject, amount, serviceNumber, device, place, version, text } = agreement;
  const acceptedAt = new Date(agreement.acceptedAt);
  const optional: [string, string | null][] = [
    [copy.service, serviceNumber],
    [copy.amount, amount && moneyWords(centsOf(amount.value))],
    [copy.device, device],
    [copy.place, place],
    [copy.version, version],
    [copy.textHash, agreement.textHash],
    [copy.contentHash, agreement.contentHash],
    [copy.previousHash, agreement.previousHash],
    [copy.hash, agreement.hash],
  ];
  return {
    title: subject,
    createdAt: acceptedAt,
    lead: copy.lead[agreement.status](brand),
    facts: [
      [copy.number, agreement.id],
      [copy.when, `${civilDateWords(civilDateOf(acceptedAt))}, ${timeWords(acceptedAt)}`],
      ...(agreement.acceptedBy === '' ? [] : [[copy.who, agreement.acceptedBy ?? asker] as [string, string]]),
      [copy.channel, copy.channels[agreement.channel]],
      [copy.proof, agreement.proof],
      ...optional.flatMap(([term, words]): [string, string][] => (words ? [[term, words]] : [])),
    ],
    notes: [copy.textTitle, ...text.split('\n\n'), ...(agreement.hash ? [copy.chain] : [])],
  };
}
