/** What may be attached to a claim: how many, how large each, and of which kinds by their content. */
export const claimFiles = {
  most: 3,
  megabytes: 5,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
