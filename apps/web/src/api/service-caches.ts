// Forgetting what the portal knows of the customer's services, never the session (decision 28).
import type { QueryClient } from '@tanstack/react-query';
import { selectService } from '../session/visit.ts';

const FAMILIES = ['accounts', 'usage', 'balance', 'products', 'bills', 'payments'] as const;

/** 'Reintentar' of the home alert, and after a payment: whoever is on screen asks anew. */
export async function refreshServices(client: QueryClient): Promise<void> {
  await Promise.all(FAMILIES.map((family) => client.invalidateQueries({ queryKey: [family] })));
}

/** The success screens that clear the stored service data: nothing old is shown even for a moment. */
export function forgetServices(client: QueryClient): void {
  selectService(null);
  for (const family of FAMILIES) client.resetQueries({ queryKey: [family] });
}
