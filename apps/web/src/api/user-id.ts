// The header `UserId` of the documents: whose identity a call speaks of.

/** Encoded, because a header cannot carry every letter of an e-mail. */
export function userIdHeader(identifier: string): { UserId: string } {
  const bytes = new TextEncoder().encode(identifier);
  return { UserId: btoa(String.fromCharCode(...bytes)) };
}
