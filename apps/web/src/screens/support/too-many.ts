// Whether the server has refused because too much was asked in a short time.
import { RequestFailure } from '../../lib/http/result.ts';

export function isTooMany(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 429;
}
