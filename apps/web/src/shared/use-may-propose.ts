// Whether something may be proposed by what the customer used: off until they switch it on.
import { useQuery } from '@tanstack/react-query';
import { privacyChoicesQuery } from '../api/person/agreements.ts';

/** What somebody asks for themselves is no proposal, and waits for no switch. */
export function useMayPropose(): boolean {
  const { data } = useQuery(privacyChoicesQuery);
  return data?.some(({ id, granted }) => id === 'profiling' && granted) ?? false;
}
