// The request layer with this browser's session in it; every other file of `api/` speaks through it.
import { createRequests, type RequestCall } from '../lib/http/request.ts';
import { STEP_UP_REQUIRED } from '../lib/http/result.ts';
import { askStepUp } from '../lib/step-up.ts';
import { bearer, endSession } from '../session/session.ts';
import { clientIp, lineOfBusiness, nextRequestId } from '../session/visit.ts';

/** The most a page may hold, so that one call brings all that there are. */
export const ALL = '500';

const requests = createRequests({
  bearer,
  clientIp,
  nextRequestId,
  lineOfBusiness,
  onSessionRefused: (refused) => {
    // An answer that comes late, for a bearer that is no longer ours, ends nothing.
    if (refused === bearer()) endSession('refused');
  },
});

export const { requestFile } = requests;

/** What needs a fresh session asks for it in a dialog, and goes on where it was. */
export const request: RequestCall = async (input) => {
  const answer = await requests.request(input);
  if (answer.error?.code !== STEP_UP_REQUIRED) return answer;
  return (await askStepUp(answer.error.methods ?? [])) ? requests.request(input) : answer;
};
