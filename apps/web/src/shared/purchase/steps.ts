// The pages of one purchase in the browser's history: each knows how many stand before it, and the result takes the place
// of them all, so that Back leads to where somebody came from and never to the same purchase again.
import type { Navigate } from '../../lib/place/router.tsx';

interface Steps {
  /** Pages of this purchase before this one. */
  steps?: number;
  /** It is a sheet over the page before. */
  isOver?: true;
}

function stepsNow(): number {
  const state: unknown = window.history.state;
  const steps = typeof state === 'object' && state !== null && 'steps' in state ? state.steps : 0;
  return typeof steps === 'number' && steps > 0 && steps < window.history.length ? steps : 0;
}

/** For a page that comes after this one. */
export const nextStep = <State extends object>(state: State): State & Steps => ({
  ...state,
  steps: stepsNow() + 1,
});

/** For a page that takes the place of this one. */
export const sameStep = <State extends object>(state: State): State & Steps => ({
  ...state,
  steps: stepsNow(),
});

/** For a sheet that opens over this page. */
export const sheetOver = <State extends object>(state: State): State & Steps => ({
  ...nextStep(state),
  isOver: true,
});

/** Closes a sheet: back to the page that it was opened over, or to the page in its place. */
export function leaveSheet(navigate: Navigate, to: string, state: object): void {
  if (window.history.state?.isOver === true) window.history.back();
  else navigate(to, { replace: true, state: sameStep(state) });
}

let isLeaving = false;

/** To the result, in place of the purchase's first page. */
export function finishSteps(navigate: Navigate, to: string, state: object = {}): void {
  if (isLeaving) return;
  const steps = stepsNow();
  const arrive = () => {
    isLeaving = false;
    navigate(to, { replace: true, state });
  };
  if (steps === 0) {
    arrive();
    return;
  }
  isLeaving = true;
  // The page that one goes back to is not drawn: its address is another one before anything is.
  window.addEventListener('popstate', arrive, { once: true });
  window.history.go(-steps);
}
