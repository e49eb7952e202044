// What the lookup keeps in the state of its page: where it was opened from, and what was looked for, so that one
// comes back to the same results from a repair. A link that brings none of it finds the page clean.
import { repairDocuments } from '@portal/market/documents';
import type { RepairDocument, RepairSearch } from '../../../api/tickets.ts';
import { isFromHome } from '../../../shared/association/associate-origin.ts';

export interface LookupState {
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
