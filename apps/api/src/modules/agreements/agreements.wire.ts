// Agreements on the wire.
import { type Agreement, listAgreements } from '@portal/contract/privacy/agreements';
import { nationalNumber } from '@portal/market/service-number';
import type { Entered } from '../../caller.ts';
import { dateTime, hrefIn, money } from '../../http/wire.ts';
import type { AgreementDetails, AgreementWithText } from './agreements.ts';
import { contentHashOf } from './chain.ts';
import { proofCopy as copy } from './proof.copy.ts';

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
  return {
    '@type': 'Agreement',
    id,
    href: hrefIn(listAgreements, id),
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
  };
}

function proofWords({ ways, entered }: AgreementDetails): string {
  const signedIn = entered ? [enteredWords(entered)] : [];
  return copy.join([...signedIn, ...ways.map((way) => copy.ways[way])]);
}

const enteredWords = ({ by }: Entered): string => copy.entered[by ?? 'unknown'];
