// TMF670 saved cards: which ones a person has. What is asked of the provider is the flows' business.
import type { Db } from '@portal/database/connection';
import { civilDateOf } from '@portal/market/civil-dates';
import { type ActiveMethod, createSavedCardsStore } from './saved-cards.store.ts';

export type { ActiveMethod, MethodKey, SavedCardRow } from './saved-cards.store.ts';

export type SavedCards = ReturnType<typeof createSavedCardsStore>;

export const createSavedCards = (db: Db): SavedCards => createSavedCardsStore(db);

export const hasExpired = ({ expiresOn }: Pick<ActiveMethod, 'expiresOn'>): boolean =>
  expiresOn !== null && expiresOn < civilDateOf(new Date());

/** As people know it. */
export const cardWords = ({ brand, lastFour }: Pick<ActiveMethod, 'brand' | 'lastFour'>): string =>
  `${brand} terminada en ${lastFour}`;
