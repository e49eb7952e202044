// Where people are attended to. Also for pages without the cache of the signed-in ones.
import { listPlaces, type Place } from '@portal/contract/help/places';
import type { Result } from '../lib/http/result.ts';
import { request } from './requests.ts';

export type { Place };

/** @param near words, or a point; empty for all */
export const findPlaces = (near: string, signal: AbortSignal): Promise<Result<Place[]>> =>
  request(listPlaces, { query: near === '' ? {} : { near }, anonymous: true, signal });
