// Lines that the customer uses themselves, in a role that does not open their records: those are theirs all the same.
import { useQuery } from '@tanstack/react-query';
import { lineUsersQuery } from '../../api/lines/line-users.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { isGuest } from '../line/line-roles.ts';

/** Null while nobody has said. Asked for guests alone: everybody else reads what they use by their role. */
export function useOwnLines(services: readonly Service[]): readonly string[] | null {
  const hasGuest = services.some(isGuest);
  const { data, isError } = useQuery({ ...lineUsersQuery, enabled: hasGuest });
  if (hasGuest && data) return data.filter(({ isCaller }) => isCaller).map(({ id }) => id);
  return !hasGuest || isError ? none : null;
}

const none: readonly string[] = [];
