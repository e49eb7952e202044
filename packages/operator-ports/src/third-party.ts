// Services of other companies that are charged on a line's bill (TMF637).
import type { LinePlace } from './common.ts';

export interface ThirdPartyService extends LinePlace {
  productId: string;
  /** Of the lines of bills that charge for it. */
  code: string;
  name: string;
  provider: string;
  /** A month, with IVA. */
  priceCents: number;
  startedAt: Date;
  endedAt: Date | null;
  /** How it was accepted, as the company says. */
  consent: { channel: 'sms' | 'web' | 'call' | 'unknown'; proof: string };
}

export interface ThirdParty {
  /** Of these lines, those in service first. */
  thirdPartyServices(places: readonly LinePlace[]): Promise<ThirdPartyService[]>;
  /** Nothing more is charged for it; again it is the same. Null: the line has no such service. */
  endThirdParty(place: LinePlace, productId: string): Promise<ThirdPartyService | null>;
  /** Since when no such service may begin on the line; null: it may. */
  thirdPartyBlock(place: LinePlace): Promise<{ blockedAt: Date | null }>;
  blockThirdParty(place: LinePlace, isBlocked: boolean): Promise<{ blockedAt: Date | null }>;
}
