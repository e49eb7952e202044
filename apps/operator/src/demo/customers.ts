// Customers of the operator, and the documents they are found by.

import type { CivilDate } from '@portal/market/civil-dates';
import { customerDocuments, customers } from '../db/schema.ts';
import type { World } from './world.ts';

export interface Customer {
  kind: 'person' | 'company';
  name: string;
  documentType: string;
  documentNumber: string;
  documentIssuedOn: CivilDate | null;
  bornOn: CivilDate | null;
  email: string | null;
  address: string;
}

export function emitCustomer(world: World, customer: Customer): string {
  const customerId = world.newId();
  world.emit(customers, { customerId, ...customer });
  const document = `${customer.documentType}:${customer.documentNumber}`;
  world.emit(customerDocuments, { document, customerId });
  return customerId;
}
