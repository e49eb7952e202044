// React's view of the session.
import { useSyncExternalStore } from 'react';
import { type StoredProfile, storedProfile, subscribeToSession } from './session.ts';
import { type SelectedService, selectedService, subscribeToSelection } from './visit.ts';

/** Null when nobody is signed in. */
export function useProfile(): StoredProfile | null {
  return useSyncExternalStore(subscribeToSession, storedProfile, storedProfile);
}

/** The line or home service chosen last; null means all of them. */
export function useSelectedService(): SelectedService | null {
  return useSyncExternalStore(subscribeToSelection, selectedService, selectedService);
}
