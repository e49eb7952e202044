import { isPartUnavailable } from '@portal/contract/errors';

/** Null: the system that knows does not answer, which keeps nobody from the rest. */
export const unlessUnavailable = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isPartUnavailable(error)) return null;
    throw error;
  });
