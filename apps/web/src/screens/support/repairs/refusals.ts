// Refusals of the server that these screens have words of their own for.
import { RequestFailure } from '../../../lib/http/result.ts';

/** Too much was asked in a short time. */
export function isTooMany(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 429;
}

/** The document is not of a customer that the user has proved to be. */
export function needsHolder(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === 'HOLDER_REQUIRED';
}
