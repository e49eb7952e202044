// What the lookup keeps in the state of its page: where it was opened from, and what was looked for, so that one
// comes back to the same results from a repair. A link that brings none of it finds the page clean.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { documentKind, repairDocuments } from '@portal/market/documents';
import type { RepairDocument, RepairSearch } from '../../../api/repairs.ts';
import { roleIn } from '../../../api/tickets.ts';
import { RequestFailure } from '../../../lib/http/result.ts';
import { settings } from '../../../lib/settings.ts';
import { isFromHome } from '../../../shared/association/use-associate-entry.tsx';
import { standingWords, stepNames } from '../../../shared/in-progress/in-progress.copy.ts';
import { isConcluded, quoteOf } from '../../../shared/repair.ts';
import type { BadgeProps } from '../../../ui/figures/figures.tsx';
import { lookupCopy } from './repair.copy.ts';

interface LookupState {
  from?: 'home';
  search?: RepairSearch;
}

export function readLookupState(state: unknown): LookupState {
  const search = typeof state === 'object' && state !== null && 'search' in state ? state.search : null;
  return {
    ...(isFromHome(state) ? { from: 'home' } : {}),
    ...(isSearch(search) ? { search } : {}),
  };
}

function isSearch(value: unknown): value is RepairSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { type, number } = value as Partial<RepairSearch>;
  return isDocument(type) && typeof number === 'string';
}

const isDocument = (type: unknown): type is RepairDocument =>
  type === 'TRK' || repairDocuments.some((each) => each.type === type);

// Refusals of the server that these screens have words of their own for.

/** Too much was asked in a short time. */
export function isTooMany(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 429;
}

/** The document is not of a customer that the user has proved to be. */
export function needsHolder(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === 'HOLDER_REQUIRED';
}

// What may be typed to look for a repair, by kind of document.
const { errors } = lookupCopy;

export interface TypedLookup {
  /** Empty until one is chosen. */
  type: RepairDocument | '';
  number: string;
}

export interface LookupErrors {
  type?: string;
  number?: string;
}

/** A document, as the market writes it; an order's number has letters, digits, underscores and hyphens. */
export function cleanNumber(type: TypedLookup['type'], typed: string): string {
  const document = documentKind(type);
  if (document?.hasLetters === false) return typed.replace(/\D/g, '');
  return typed.replace(/[^\w-]/g, '');
}

export function checkLookup({ type, number }: TypedLookup): LookupErrors {
  if (type === '') return { type: errors.typeMissing };
  if (number === '') return { number: errors.numberMissing };
  const document = documentKind(type);
  return document && number.length < document.least ? { number: document.tooShort } : {};
}

// In one or two words where a repair stands, for lists of them.

type Standing = keyof typeof standingWords;

const BADGES: Record<Standing, BadgeProps['kind']> = {
  asks: 'warning',
  asksOwner: 'warning',
  ready: 'success',
  ended: 'neutral',
  going: 'info',
};

export function standingBadge(ticket: TroubleTicket) {
  const standing = standingOf(ticket);
  return { kind: BADGES[standing], children: standingWords[standing] };
}

function standingOf(ticket: TroubleTicket): Standing {
  if (quoteOf(ticket, settings().approvalCharacteristic))
    return roleIn(ticket) === 'holder' ? 'asks' : 'asksOwner';
  if (isConcluded(ticket)) return 'ended';
  return ticket.status === 'ENTREGADO_CAC' ? 'ready' : 'going';
}

/** The current step; the operator's own word for a state that is not ours. */
export function stepName({ status, name }: { status: TroubleTicket['status']; name?: string }): string {
  return stepNames[status] ?? name ?? status;
}
