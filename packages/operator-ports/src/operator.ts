// Every family that is asked and commanded, by name.
import type { Balance } from './balance.ts';
import type { Billing } from './billing.ts';
import type { Catalogue } from './catalogue.ts';
import type { Customers } from './customers.ts';
import type { Documents } from './documents.ts';
import type { Inventory } from './inventory.ts';
import type { Network } from './network.ts';
import type { Ordering } from './ordering.ts';
import type { Tickets } from './tickets.ts';
import type { Usage } from './usage.ts';

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
