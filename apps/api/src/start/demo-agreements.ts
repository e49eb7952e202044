// What the written-down people accepted in the portal by coming to their lines.
import type { Emit } from '@portal/database/copy-sink';
import { roleWords } from '@portal/help/roles.copy';
import { demoMobile } from '@portal/market/demo';
import type { ChainKeys } from '../db/chain-keys.ts';
import type { Begun } from '../db/demo/portal-accounts.ts';
import { registerActCopy } from '../modules/access/register.copy.ts';
import { type TextNames, termsVersion } from '../modules/agreements/agreements.ts';
import { createWrittenChains, type DatedAct } from '../modules/agreements/written-chains.store.ts';
import { associationCopy, lineUsersCopy } from '../modules/permissions/permissions.copy.ts';

const plans = new Map([
  [demoMobile('91000001'), 'Plus 15 GB'],
  [demoMobile('91000002'), 'Ilimitado'],
  [demoMobile('91000003'), 'Prepago'],
]);

export const demoAgreements = (names: TextNames, keys: ChainKeys) => (emit: Emit, now: Date) => {
  const write = createWrittenChains(emit, { ...names, keys, now });
  return (begun: Begun): void => write(begun.userId, actsOf(begun));
};

/** A holder answered for the document and each mobile line by a code; a guest accepted an invitation, line by line. */
function actsOf({ role, lines, signedUpAt, beganAt: at, lets }: Begun): DatedAct[] {
  const subject = registerActCopy.terms(termsVersion);
  const acts: DatedAct[] = [{ at: signedUpAt, kind: 'terms', subject, ways: ['registrationCode'] }];
  for (const { customerId, serviceNumber } of lines) {
    const plan = plans.get(serviceNumber);
    const of = { at, kind: 'association' as const, customerId, serviceNumber };
    if (role !== 'holder') acts.push({ ...of, subject: roleWords[role].subject });
    else if (plan) acts.push({ ...of, subject: associationCopy.subject(plan), ways: ['lineCode'] });
  }
  const customerId = lines[0]?.customerId ?? null;
  if (role === 'holder')
    acts.push({ at, kind: 'holder', customerId, subject: associationCopy.holder, ways: ['document'] });
  if (lets) {
    const { customerId, serviceNumber } = lets.line;
    const subject = lineUsersCopy.records(lets.askedBy);
    acts.push({ at, kind: 'callRecords', customerId, serviceNumber, subject });
  }
  return acts;
}
