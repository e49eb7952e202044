// The ten families of an operator, by the names that settings and logs have for them.
import type { Balance } from '@portal/operator-ports/balance';
import type { Billing } from '@portal/operator-ports/billing';
import type { Catalogue } from '@portal/operator-ports/catalogue';
import type { Customers } from '@portal/operator-ports/customers';
import type { Documents } from '@portal/operator-ports/documents';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Network } from '@portal/operator-ports/network';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { Usage } from '@portal/operator-ports/usage';
import { balanceFamily } from './balance.ts';
import { billingFamily } from './billing.ts';
import type { Family } from './call.ts';
import { catalogueFamily } from './catalogue.ts';
import { customersFamily } from './customers.ts';
import { documentsFamily } from './documents.ts';
import { inventoryFamily } from './inventory.ts';
import { networkFamily } from './network.ts';
import { orderingFamily } from './ordering.ts';
import { ticketsFamily } from './tickets.ts';
import { usageFamily } from './usage.ts';

export interface OperatorPorts {
  customers: Customers;
  inventory: Inventory;
  usage: Usage;
  balance: Balance;
  billing: Billing;
  documents: Documents;
  catalogue: Catalogue;
  ordering: Ordering;
  network: Network;
  tickets: Tickets;
}

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
