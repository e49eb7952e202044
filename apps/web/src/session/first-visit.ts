// How far the tour of somebody's first visit has come.
import { type StoredProfile, storedProfile, storeProfile } from './session.ts';

/** Beyond the last step. */
export const TOUR_OVER = 5;

/** Whoever has seen the end is welcomed no more, even while the server does not know it yet. */
export function isOnFirstVisit({ onBoarding, onBoardingStep }: StoredProfile): boolean {
  return onBoarding && onBoardingStep < TOUR_OVER;
}

/** False when there is nothing to keep: it is nobody's first visit. */
export function keepTourStep(onBoardingStep: number): boolean {
  const profile = storedProfile();
  if (!profile || !isOnFirstVisit(profile)) return false;
  storeProfile({ ...profile, onBoardingStep });
  return true;
}
