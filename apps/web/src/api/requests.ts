// The request layer with this browser's session in it; every other file of `api/` speaks through it.
import { createRequests } from '../lib/http/request.ts';
import { bearer, endSession } from '../session/session.ts';
import { clientIp, lineOfBusiness, nextRequestId } from '../session/visit.ts';

/** The most a page may hold, so that one call brings all that there are. */
export const ALL = '500';

export const { request, requestFile } = createRequests({
  bearer,
  clientIp,
  nextRequestId,
  lineOfBusiness,
  onSessionRefused: (refused) => {
    // An answer that comes late, for a bearer that is no longer ours, ends nothing.
    if (refused === bearer()) endSession('refused');
  },
});
