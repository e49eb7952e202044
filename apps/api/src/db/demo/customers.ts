// Customers of the operator, users of the portal, and which lines a user manages.

import { type CivilDate, dayMs } from '@portal/ecuador/civil-dates';
import {
  associations,
  credentials,
  customerDocuments,
  customers,
  lineManagers,
  loginNames,
  users,
} from '../schema.ts';
import type { Line } from './lines.ts';
import type { World } from './world.ts';

export interface Customer {
  kind: 'person' | 'company';
  name: string;
  documentType: 'CED' | 'RUC' | 'PAS';
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

export interface User {
  /** Canonical: a lowercase e-mail, or `593…`. */
  loginName: string;
  emailKind: 'real' | 'phone' | 'placeholder';
  email: string;
  phone: string | null;
  givenName: string;
  familyName: string;
  hasSeenTour: boolean;
  passwordHash: string;
  createdDaysAgo: number;
}

/** The domain of the e-mails that stand for a number; nobody reads mail there. */
export const phoneEmailDomain = 'telefono.example';

export function emitUser(world: World, user: User): string {
  const { loginName, emailKind, email, phone, givenName, familyName, passwordHash } = user;
  const userId = world.newId();
  const createdAt = new Date(world.now.getTime() - user.createdDaysAgo * dayMs);
  const tourSeenAt = user.hasSeenTour ? new Date(createdAt.getTime() + dayMs / 2) : null;
  const person = { loginName, emailKind, email, phone, givenName, familyName, nickname: '' };
  world.emit(users, { userId, ...person, tourSeenAt, tourStep: 0, createdAt });
  for (const name of new Set([loginName, email])) world.emit(loginNames, { loginName: name, userId });
  world.emit(credentials, { userId, passwordHash, changedAt: createdAt });
  return userId;
}

/** Everybody here is the customer whose lines they manage. */
export function emitAssociation(world: World, userId: string, line: Line): void {
  const role = 'holder';
  const { serviceNumber, customerId, lineId, accountId, kind } = line;
  const associatedAt = new Date(world.now.getTime() - 30 * dayMs);
  world.emit(associations, {
    userId,
    serviceNumber,
    customerId,
    lineId,
    accountId,
    kind,
    role,
    associatedAt,
  });
  world.emit(lineManagers, { serviceNumber, userId, role });
}
