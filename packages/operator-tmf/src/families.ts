// The ten families of an operator, by the names that settings and logs have for them.
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { balanceFamily } from './balance.ts';
import { billingFamily } from './billing.ts';
import type { AnyCall, Family } from './call.ts';
import { catalogueFamily } from './catalogue.ts';
import { customersFamily } from './customers.ts';
import { documentsFamily } from './documents.ts';
import { inventoryFamily } from './inventory.ts';
import { networkFamily } from './network.ts';
import { orderingFamily } from './ordering.ts';
import { ticketsFamily } from './tickets.ts';
import { usageFamily } from './usage.ts';

export type FamilyName = keyof OperatorPorts;

export const families: { readonly [Name in FamilyName]: Family<OperatorPorts[Name]> } = {
  customers: customersFamily,
  inventory: inventoryFamily,
  usage: usageFamily,
  balance: balanceFamily,
  billing: billingFamily,
  documents: documentsFamily,
  catalogue: catalogueFamily,
  ordering: orderingFamily,
  network: networkFamily,
  tickets: ticketsFamily,
};

export const familyNames = Object.keys(families) as FamilyName[];

export const callsOf = (family: FamilyName) => families[family].calls as Record<string, AnyCall>;

/** One of each call, by its family and its name. */
export const ofEveryCall = <One>(make: (call: AnyCall) => One) =>
  Object.fromEntries(
    familyNames.map((family) => [
      family,
      Object.fromEntries(Object.entries(callsOf(family)).map(([name, call]) => [name, make(call)])),
    ]),
  ) as Record<FamilyName, Record<string, One>>;
