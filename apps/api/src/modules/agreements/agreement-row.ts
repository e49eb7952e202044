// What is kept of an act, before it has its place in a chain.
import { randomBytes } from 'node:crypto';
import type { AgreementChannel } from '@portal/contract/privacy/agreements';
import { v7 as uuidv7 } from 'uuid';
import type { Entered } from '../../caller.ts';
import type { ActKind, ProofWay } from './agreements.copy.ts';
import type { NewAgreement } from './agreements.store.ts';
import { sha256 } from './chain.ts';

/** Who acts; `entered`: how their session knows them, null where there is none. */
export interface Actor {
  userId: string;
  entered: Entered | null;
}

export interface Act {
  kind: ActKind;
  /** Taken back; accepted when not given. */
  isWithdrawn?: boolean;
  /** What it is about, in words. */
  subject: string;
  /** Whose service it is about, and which. */
  customerId?: string | null;
  serviceNumber?: string | null;
  amountCents?: number | null;
  /** The id of what follows from it. */
  reference?: string | null;
  channel?: AgreementChannel;
  /** What was asked of the person beside their session. */
  ways?: readonly ProofWay[];
}

/** What is erased with the person. */
export interface AgreementDetails {
  salt: string;
  subject: string;
  serviceNumber: string | null;
  amountCents: number | null;
  ways: readonly ProofWay[];
  entered: Entered | null;
}

export function agreementRow(
  { userId, entered }: Actor,
  act: Act,
  { textHash, acceptedAt }: Pick<NewAgreement, 'textHash' | 'acceptedAt'>,
): NewAgreement & { details: string } {
  const { kind, customerId = null, reference = null, channel = 'portal' } = act;
  const details = JSON.stringify(detailsOf(act, entered));
  return {
    userId,
    agreementId: uuidv7(),
    kind,
    channel,
    customerId,
    reference,
    details,
    decision: act.isWithdrawn ? 'withdrawn' : 'given',
    acceptedAt,
    textHash,
    detailsHash: sha256(details),
  };
}

/** With salt: a number is easily guessed from its hash. */
function detailsOf(act: Act, entered: Entered | null): AgreementDetails {
  const { subject, serviceNumber = null, amountCents = null, ways = [] } = act;
  return { salt: randomBytes(16).toString('hex'), subject, serviceNumber, amountCents, ways, entered };
}
