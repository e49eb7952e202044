// What the operator, or a company that charges by it, has kept of an agreement.
import { listAgreements } from '@portal/contract/privacy/agreements';
import { nationalNumber } from '@portal/market/service-number';
import type { ServiceContract } from '@portal/operator-ports/agreements';
import type { ThirdPartyService } from '@portal/operator-ports/third-party';
import type { ManagedLine } from '../../caller.ts';
import { dateTime, hrefIn, money } from '../../http/wire.ts';
import { operatorAgreementCopy as copy } from './agreements.copy.ts';
import { textHashOf } from './agreements.ts';
import type { FoundAgreement } from './found-agreement.ts';

/** Not in the portal's chain. */
const kept = { version: null, contentHash: null, previousHash: null, hash: null };
const unknown = { acceptedBy: '', device: null, place: null };

export function contractAgreement(contract: ServiceContract, line: ManagedLine): FoundAgreement {
  const { contractId, subject, amountCents, acceptedAt, channel, proof, text } = contract;
  const id = `contract-${contractId}`;
  return {
    at: acceptedAt,
    charge: { kind: 'service', id: contractId },
    agreement: {
      '@type': 'Agreement',
      id,
      href: hrefIn(listAgreements, id),
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
    },
  };
}

const channels = { sms: 'sms', web: 'web', call: 'phone', unknown: 'unknown' } as const;

export function thirdPartyAgreement(service: ThirdPartyService, line: ManagedLine): FoundAgreement {
  const { productId, name, provider, priceCents, startedAt, endedAt, consent } = service;
  const id = `third-party-${productId}`;
  const text = copy.text(name, provider);
  return {
    at: startedAt,
    charge: { kind: 'thirdParty', id: productId },
    agreement: {
      '@type': 'Agreement',
      id,
      href: hrefIn(listAgreements, id),
      kind: 'thirdParty',
      ...kept,
      ...unknown,
      subject: copy.subject(name, provider),
      text,
      status: endedAt ? 'withdrawn' : 'active',
      channel: channels[consent.channel],
      proof: consent.proof || copy.noProof,
      textHash: textHashOf(text),
      serviceNumber: nationalNumber(line.serviceNumber),
      amount: money(priceCents),
      acceptedAt: dateTime(startedAt),
      claimable: true,
    },
  };
}
