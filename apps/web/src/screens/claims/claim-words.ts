// What the contract says of claims, for the browser, which takes its types alone.
export type { ClaimReason, ClaimResolution } from '@portal/contract/paying/claims';

/** As the server takes them. */
export const claimFiles = {
  most: 3,
  mostBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
