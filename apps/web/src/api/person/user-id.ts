// The headers `UserId` and `userprofileid` of the documents: whose identity a call speaks of.
import { storedProfile } from '../../session/session.ts';

/** Encoded, because a header cannot carry every letter of an e-mail. */
export function userIdHeader(identifier: string): { UserId: string } {
  const bytes = new TextEncoder().encode(identifier);
  return { UserId: btoa(String.fromCharCode(...bytes)) };
}

/** The same person where the documents call the header so; plain, as they write it. */
export function userProfileHeader(): { userprofileid: string } {
  return { userprofileid: storedProfile()?.sub ?? '' };
}
