// What was agreed about the services of somebody: in the portal by whomever, and with the operator before it.
import { boughtKinds } from '@portal/contract/paying/purchase-kinds';
import type { Agreement } from '@portal/contract/privacy/agreements';
import { canonicalServiceNumber } from '@portal/market/service-number';
import type { Customers } from '@portal/operator-ports/customers';
import type { Inventory } from '@portal/operator-ports/inventory';
import { type Caller, heldCustomers, type ManagedLine } from '../../caller.ts';
import type { Sso } from '../sso/sso.ts';
import { cameFrom } from '../sso/sso.wire.ts';
import { listAgreementsCopy as copy } from './agreements.copy.ts';
import type { Agreements, AgreementWithText } from './agreements.ts';
import type { Charge, FoundAgreement } from './agreements.wire.ts';
import { contractAgreement, type Shown, thirdPartyAgreement, toAgreement } from './agreements.wire.ts';

export interface ListAgreementsNeeds {
  agreements: Pick<Agreements, 'chain' | 'ofCustomers'>;
  customers: Pick<Customers, 'contracts'>;
  inventory: Pick<Inventory, 'thirdPartyServices'>;
  sso: Pick<Sso, 'shownNames'>;
}

/** The newest first. A manager's are their own acts; a holder's, everybody's for the customers that they hold. */
export type ListAgreements = (caller: Caller) => Promise<FoundAgreement[]>;

const bought = new Set<string>(boughtKinds);

export function createListAgreements(needs: ListAgreementsNeeds): ListAgreements {
  const { agreements, customers, inventory, sso } = needs;

  async function kept({ userId, lines }: Caller): Promise<FoundAgreement[]> {
    const [own, ofHeld] = await Promise.all([
      agreements.chain(userId),
      agreements.ofCustomers(heldCustomers(lines)),
    ]);
    const others = ofHeld.filter(({ row }) => row.userId !== userId);
    const names = await sso.shownNames([...new Set(others.map(({ row }) => row.userId))]);
    const of = (each: AgreementWithText): FoundAgreement => {
      const { userId: by, kind, decision, reference, acceptedAt } = each.row;
      const isOwn = by === userId;
      const charge: Charge | null =
        isOwn && bought.has(kind) && decision === 'given' && reference
          ? { kind: 'payment', id: reference }
          : null;
      const acceptedBy = isOwn ? null : (names.get(by) ?? nameless(each));
      return { agreement: toShown(each, { acceptedBy, claimable: charge !== null }), at: acceptedAt, charge };
    };
    return [...own, ...others].map(of);
  }

  async function ofOperator(lines: readonly ManagedLine[]): Promise<FoundAgreement[]> {
    const held = lines.filter(({ role }) => role === 'holder');
    const [contracts, services] = await Promise.all([
      customers.contracts(held),
      inventory.thirdPartyServices(held),
    ]);
    const lineOf = (place: { customerId: string; lineId: string }) =>
      held.find(({ customerId, lineId }) => customerId === place.customerId && lineId === place.lineId);
    return [
      ...contracts.flatMap((contract) => {
        const line = lineOf(contract);
        return line ? [contractAgreement(contract, line)] : [];
      }),
      ...services.flatMap((service) => {
        const line = lineOf(service);
        return line ? [thirdPartyAgreement(service, line)] : [];
      }),
    ];
  }

  return async (caller) => {
    const all = await Promise.all([kept(caller), ofOperator(caller.lines)]);
    return all.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
  };
}

/** Who uses a line agrees without an account; of who has gone nothing is left. */
const nameless = ({ details }: AgreementWithText): string => (details ? copy.lineUser : '');

export function toShown(each: AgreementWithText, shown: Pick<Shown, 'acceptedBy' | 'claimable'>): Agreement {
  const entered = each.details?.entered;
  const from = entered ? cameFrom(entered) : { device: null, place: null };
  // Whoever made a link has not agreed to what is paid by it.
  const acceptedBy = each.row.channel === 'link' ? copy.guest : shown.acceptedBy;
  return toAgreement(each, { ...shown, ...from, acceptedBy });
}

/** Those about one line, in whatever spelling. */
export function aboutLine(all: readonly Agreement[], serviceId: string | undefined): Agreement[] {
  if (serviceId === undefined) return [...all];
  const number = canonicalServiceNumber(serviceId);
  return all.filter(
    ({ serviceNumber }) => serviceNumber !== null && canonicalServiceNumber(serviceNumber) === number,
  );
}
