// Asking anew for all that the portal knows of the customer's services; the session stays (LINE-13).
import type { QueryClient } from '@tanstack/react-query';

const FIGURES = ['usage', 'balance', 'products', 'bills', 'payments', 'tickets'] as const;
const KEYS = ['accounts', ...FIGURES] as const;

/**
 * 'Reintentar' of the home alert: whoever is on screen asks anew.
 * @returns whether all of them have an answer of now
 */
export async function refreshServices(client: QueryClient): Promise<boolean> {
  const asked = KEYS.map((key) => ({ queryKey: [key] }));
  await Promise.all(asked.map((filter) => client.invalidateQueries(filter)));
  const onScreen = asked.flatMap(({ queryKey }) =>
    client.getQueryCache().findAll({ queryKey, type: 'active' }),
  );
  return onScreen.every(({ state }) => state.status === 'success' && !state.isInvalidated);
}

/**
 * After a purchase has been sent, whatever is known of it: what it changes is not shown as it was before, not
 * even while it is read anew.
 */
export async function refreshAfterPurchase(client: QueryClient): Promise<void> {
  for (const key of ['bills', 'balance', 'usage'])
    client.removeQueries({ queryKey: [key], type: 'inactive' });
  await refreshServices(client);
}

/** After a service has come or gone: nothing of before is shown again, not even for a moment. */
export async function forgetServices(client: QueryClient): Promise<void> {
  // Not asked again here: the page that still shows a service that is gone is about to close.
  for (const key of FIGURES) client.removeQueries({ queryKey: [key] });
  await client.resetQueries({ queryKey: ['accounts'] });
}
