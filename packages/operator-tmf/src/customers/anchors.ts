// TMF651: how far the portal's chains of agreements had come.
import type { Anchor, NewAnchor } from '@portal/operator-ports/anchors';
import type { Customers } from '@portal/operator-ports/customers';
import { z } from 'zod';
import { asked, callsOf, many } from '../call.ts';
import { instant, words } from '../pieces.ts';

const common = {
  id: z.string().min(1).max(100).describe('Of the chain; it names nobody.'),
  position: z.int().positive().describe('The place of its last agreement.'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of that agreement.'),
};

const anchor = z.codec(
  z.object({ '@type': z.literal('AgreementAnchor'), ...common, creationDate: instant }),
  z.custom<Anchor>(),
  {
    decode: ({ id, position, hash, creationDate }) => ({
      chainId: id,
      position,
      hash,
      anchoredAt: creationDate,
    }),
    encode: ({ chainId, position, hash, anchoredAt }) => ({
      '@type': 'AgreementAnchor' as const,
      id: chainId,
      position,
      hash,
      creationDate: anchoredAt,
    }),
  },
);

const newAnchor = z.codec(z.object(common), z.custom<NewAnchor>(), {
  decode: ({ id, ...end }) => ({ chainId: id, ...end }),
  encode: ({ chainId, position, hash }) => ({ id: chainId, position, hash }),
});

const path = '/agreementManagement/v4/agreementAnchor';
const call = callsOf<Customers>();

export const anchorCalls = {
  ...call('keepAnchors')({
    tmf: 'TMF651',
    summary:
      'Keeps how far chains of agreements have come. One that is no further than what is kept changes nothing; answers what is kept of each.',
    method: 'POST',
    path,
    asked: asked({ body: z.array(newAnchor).max(500) }),
    ask: (anchors) => ({ body: [...anchors] }),
    asks: ({ body }) => [body],
    answer: many(anchor),
    about: (anchors) => anchors.map(({ chainId }) => ({ chainId })),
    known: (anchors) => (anchors.length === 0 ? [] : undefined),
  }),
  ...call('anchors')({
    tmf: 'TMF651',
    summary: 'How far these chains of agreements had come, as it was told last.',
    method: 'GET',
    path,
    asked: asked({ query: { id: words } }),
    ask: (chainIds) => ({ query: { id: [...chainIds] } }),
    asks: ({ query }) => [query.id],
    answer: many(anchor),
    about: (chainIds) => chainIds.map((chainId) => ({ chainId })),
    known: (chainIds) => (chainIds.length === 0 ? [] : undefined),
  }),
};
