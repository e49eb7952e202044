// What shows an agreement: its paper, and what a claim that it is not recognised is about.
import type { Agreement } from '@portal/contract/privacy/agreements';
import { civilDateOf } from '@portal/market/civil-dates';
import { centsOf } from '@portal/market/money';
import { civilDateWords, moneyWords, timeWords } from '@portal/market/words';
import type { NewClaim } from '@portal/operator-ports/claims';
import type { Paper, Papers } from '@portal/operator-ports/documents';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import type { Caller } from '../../caller.ts';
import type { Sso } from '../sso/sso.ts';
import { agreementPaperCopy as copy } from './agreements.copy.ts';
import type { FoundAgreement } from './agreements.wire.ts';
import type { ListAgreements } from './list-agreements.ts';

export interface EvidenceNeeds {
  agreementsOf: ListAgreements;
  papers: Papers;
  sso: Pick<Sso, 'profile'>;
  brand: string;
}

export interface Evidence extends FoundAgreement {
  file: NewClaim['files'][number];
}

/** Null: the caller has no such agreement. @throws Problem BUSY */
export type FindEvidence = (caller: Caller, agreementId: string) => Promise<Evidence | null>;

/** As of invoices. */
const drawings = { places: 60, share: 20 };

export function createFindEvidence({ agreementsOf, papers, sso, brand }: EvidenceNeeds): FindEvidence {
  const room = createAdmissionLimiter(drawings);
  return async (caller, agreementId) => {
    const found = (await agreementsOf(caller)).find(({ agreement }) => agreement.id === agreementId);
    if (!found) return null;
    const { name: asker } = await sso.profile(caller);
    const paper = agreementPaper(found.agreement, asker, brand);
    const content = await room(caller.userId, () => papers.draw(paper));
    return {
      ...found,
      file: { name: 'constancia.pdf', mimeType: 'application/pdf', size: content.length, content },
    };
  };
}

/** @param asker whose agreement it is where nobody else's name stands there */
function agreementPaper(agreement: Agreement, asker: string, brand: string): Paper {
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
