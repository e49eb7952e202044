// The answers that a page was drawn with: they travel in it, so that the browser asks for none of them again.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { standAt } from '../../lib/clock.ts';
import { isDrawnFor } from '../../lib/early/early-page.ts';
import { storedProfile } from '../../session/session.ts';
import { rememberLines } from '../../session/visit.ts';
import type { ServiceList } from '../lines/service-list.ts';

/** Of the element that holds them. */
export const DRAWN_ANSWERS = 'drawn-answers';

type Answer = [key: QueryKey, data: unknown, ageMs: number];

export interface DrawnAnswers {
  /** When the page was drawn, by the server's clock. */
  at: number;
  answers: readonly Answer[];
}

export function answersIn(client: QueryClient): DrawnAnswers {
  const at = Date.now();
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Answer[] =>
      state.status === 'success' ? [[queryKey, state.data, at - state.dataUpdatedAt]] : [],
    );
  return { at, answers };
}

/** As old as they are, whatever the clock of this device says, which stands until the page has been drawn with them. */
export function fillWith(client: QueryClient, { at, answers }: DrawnAnswers): void {
  const now = standAt(at);
  for (const [key, data, ageMs] of answers) client.setQueryData(key, data, { updatedAt: now - ageMs });
}

/** Once: nothing of them stays in the page. */
export function takeDrawnAnswers(client: QueryClient): void {
  const element = globalThis.document?.getElementById(DRAWN_ANSWERS);
  const sub = storedProfile()?.sub;
  if (element && sub !== undefined && isDrawnFor(sub)) {
    fillWith(client, JSON.parse(element.textContent));
    // Nobody asks for them, who would remember their kinds.
    rememberLines(client.getQueryData<ServiceList>(['accounts'])?.services ?? []);
  }
  element?.remove();
}
