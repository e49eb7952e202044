// Services of other companies that are charged on a line's bill (TMF637).
import { z } from 'zod';
import type { LinePlace } from './common.ts';
import { at, maybe, noun, part } from './noun.ts';
import { moved, shown } from './shown.ts';
import { instant, money, operatorIdSchema, text } from './wire.ts';

export const thirdPartyServiceSchema = noun(
  'Product',
  {
    customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
    lineId: at('product/id', operatorIdSchema),
    productId: at('id', text('T-77')),
    /** Of the lines of bills that charge for it. */
    code: at('productOffering/id', text('TP-HOROS')),
    name: at('name', text('Horóscopo diario')),
    provider: at('productOffering/provider', text('Astros Móvil')),
    /** A month, with IVA. */
    priceCents: at('productPrice[priceType=recurring]/price/taxIncludedAmount', money),
    startedAt: at('startDate', instant),
    endedAt: maybe('terminationDate', instant, 'It is in service.'),
    consent: at(
      'consent',
      z
        .object({
          channel: z.enum(['sms', 'web', 'call', 'unknown']),
          proof: text('SMS ALTA al 7788, 2 de mayo, 21:00'),
        })
        .describe('How it was accepted, as the company says.'),
    ),
  },
  { says: { productType: 'thirdParty' } },
);
export type ThirdPartyService = z.output<typeof thirdPartyServiceSchema>;

export const shownThirdParty = shown(
  thirdPartyServiceSchema,
  ['productId', 'name', 'startedAt', 'endedAt', 'consent'],
  ({ provider }) => ({ provider: moved('provider', provider) }),
  { '@type': 'Product', productType: 'thirdParty' },
);

/** Whether such services may begin on a line, and since when not. */
export const thirdPartyBlockSchema = part(
  { blockedAt: maybe('since', instant, 'They may begin.') },
  { also: { blocked: ({ blockedAt }) => blockedAt !== null } },
);

export interface ThirdParty {
  /** Of these lines, those in service first. */
  thirdPartyServices(places: readonly LinePlace[]): Promise<ThirdPartyService[]>;
  /** Nothing more is charged for it; again it is the same. Null: the line has no such service. */
  endThirdParty(place: LinePlace, productId: string): Promise<ThirdPartyService | null>;
  /** Since when no such service may begin on the line; null: it may. */
  thirdPartyBlock(place: LinePlace): Promise<{ blockedAt: Date | null }>;
  blockThirdParty(place: LinePlace, isBlocked: boolean): Promise<{ blockedAt: Date | null }>;
}
