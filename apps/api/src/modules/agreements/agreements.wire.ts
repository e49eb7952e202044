// Agreements on the wire.
import { type Agreement, listAgreements } from '@portal/contract/privacy/agreements';
import { nationalNumber } from '@portal/market/service-number';
import type { ServiceContract } from '@portal/operator-ports/agreements';
import type { ThirdPartyService } from '@portal/operator-ports/inventory';
import type { Entered, ManagedLine } from '../../caller.ts';
import { dateTime, hrefIn, money } from '../../http/wire.ts';
import { proofCopy as copy, operatorAgreementCopy as operatorCopy } from './agreements.copy.ts';
import { type AgreementDetails, type AgreementWithText, textHashOf } from './agreements.ts';
import { contentHashOf } from './chain.ts';

export interface Shown {
  /** Null: whoever asks. */
  acceptedBy: string | null;
  claimable: boolean;
  /** From where it came, in words. */
  device: string | null;
  place: string | null;
}

export function toAgreement({ row, details, text }: AgreementWithText, shown: Shown): Agreement {
  const { agreementId: id, kind, decision, channel, acceptedAt } = row;
  const hex = (bytes: Buffer) => bytes.toString('hex');
  return standard({
    id,
    kind,
    channel,
    ...shown,
    status: decision === 'given' ? 'active' : 'withdrawn',
    subject: details?.subject ?? copy.erased,
    serviceNumber: details?.serviceNumber ? nationalNumber(details.serviceNumber) : null,
    amount: details?.amountCents == null ? null : money(details.amountCents),
    acceptedAt: dateTime(acceptedAt),
    proof: details ? proofWords(details) : copy.erased,
    text: text?.text ?? '',
    version: text?.version ?? null,
    textHash: hex(row.textHash),
    contentHash: hex(contentHashOf(row)),
    previousHash: hex(row.previousHash),
    hash: hex(row.hash),
  });
}

function proofWords({ ways, entered }: AgreementDetails): string {
  const signedIn = entered ? [enteredWords(entered)] : [];
  return copy.join([...signedIn, ...ways.map((way) => copy.ways[way])]);
}

const enteredWords = ({ by }: Entered): string => copy.entered[by ?? 'unknown'];

/** What TMF651 has of every agreement, from what ours says. */
function standard(agreement: Omit<Agreement, keyof Standard>): Agreement {
  const { id, subject, kind, acceptedBy, serviceNumber, textHash } = agreement;
  return {
    ...agreement,
    '@type': 'Agreement',
    href: hrefIn(listAgreements, id),
    name: subject,
    agreementType: kind,
    engagedParty: [{ id: acceptedBy ?? 'me', role: 'customer', '@referredType': 'Individual' }],
    agreementItem: [
      {
        product: serviceNumber === null ? [] : [{ id: serviceNumber }],
        termOrCondition: [{ id: textHash }],
      },
    ],
  };
}
type Standard = Pick<
  Agreement,
  '@type' | 'href' | 'name' | 'agreementType' | 'engagedParty' | 'agreementItem'
>;

/** Not in the portal's chain. */
const kept = { version: null, contentHash: null, previousHash: null, hash: null };
const unknown = { acceptedBy: '', device: null, place: null };

/** What the operator, or a company that charges by it, has kept of an agreement. */
export function contractAgreement(contract: ServiceContract, line: ManagedLine): FoundAgreement {
  const { contractId, subject, amountCents, acceptedAt, channel, proof, text } = contract;
  const id = `contract-${contractId}`;
  return {
    at: acceptedAt,
    charge: { kind: 'service', id: contractId },
    agreement: standard({
      id,
      kind: 'service',
      status: 'active',
      ...kept,
      ...unknown,
      subject,
      channel,
      proof,
      text,
      textHash: textHashOf(text),
      serviceNumber: nationalNumber(line.serviceNumber),
      amount: amountCents === null ? null : money(amountCents),
      acceptedAt: dateTime(acceptedAt),
      claimable: true,
    }),
  };
}

const channels = { sms: 'sms', web: 'web', call: 'phone', unknown: 'unknown' } as const;

export function thirdPartyAgreement(service: ThirdPartyService, line: ManagedLine): FoundAgreement {
  const { productId, name, provider, priceCents, startedAt, endedAt, consent } = service;
  const id = `third-party-${productId}`;
  const text = operatorCopy.text(name, provider);
  return {
    at: startedAt,
    charge: { kind: 'thirdParty', id: productId },
    agreement: standard({
      id,
      kind: 'thirdParty',
      ...kept,
      ...unknown,
      subject: operatorCopy.subject(name, provider),
      text,
      status: endedAt ? 'withdrawn' : 'active',
      channel: channels[consent.channel],
      proof: consent.proof || operatorCopy.noProof,
      textHash: textHashOf(text),
      serviceNumber: nationalNumber(line.serviceNumber),
      amount: money(priceCents),
      acceptedAt: dateTime(startedAt),
      claimable: true,
    }),
  };
}

/** What a claim that it is not recognised is about. */
export interface Charge {
  kind: 'payment' | 'thirdParty' | 'service';
  id: string;
}

export interface FoundAgreement {
  agreement: Agreement;
  /** The order of all of them. */
  at: Date;
  /** Null: there is nothing to claim. */
  charge: Charge | null;
}
