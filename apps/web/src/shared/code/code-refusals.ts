// What a refused code leaves to do.

/** Only another code helps; the server's words say why. */
export const needsAnother = (refusal: string): boolean =>
  ['OTP_SPENT', 'OTP_USED', 'OTP_EXPIRED'].includes(refusal);

/** What was typed is of no use: a newer one counts, in the server's words, or it is just wrong. */
export const isMistyped = (refusal: string): boolean => ['OTP_INVALID', 'OTP_REPLACED'].includes(refusal);
