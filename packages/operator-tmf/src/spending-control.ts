// TMF677: what a line may spend, and when its people are told.
import type { CapStanding, SpendingControl, Usage } from '@portal/operator-ports/usage';
import { z } from 'zod';
import { asked, callsOf, one, orNone } from './call.ts';
import { customer, given, idRef, instant, money, word } from './pieces.ts';

const percents = z.array(z.int());
const alert = z.object({ usageType: z.enum(['voz', 'internet', 'sms']), percents });
const action = z.enum(['stop', 'slow', 'none']);

const cap = z.codec(
  z.object({ amount: money, action, spent: money, reachedAt: instant.optional() }),
  z.custom<CapStanding>(),
  {
    decode: ({ amount, action, spent, reachedAt }) => ({
      amountCents: amount,
      action,
      spentCents: spent,
      reachedAt: reachedAt ?? null,
    }),
    encode: ({ amountCents, action, spentCents, reachedAt }) => ({
      amount: amountCents,
      action,
      spent: spentCents,
      ...given({ reachedAt }),
    }),
  },
);

const control = z.codec(
  z.object({
    '@type': z.literal('SpendingControl'),
    relatedParty: customer,
    product: idRef,
    alerts: z.array(alert),
    caps: z.object({ plan: cap, roaming: cap }).optional(),
  }),
  z.custom<SpendingControl>(),
  {
    decode: ({ relatedParty, product, alerts, caps }) => ({
      customerId: relatedParty,
      lineId: product.id,
      alerts,
      caps: caps ?? null,
    }),
    encode: ({ customerId, lineId, alerts, caps }) => ({
      '@type': 'SpendingControl' as const,
      relatedParty: customerId,
      product: { id: lineId },
      alerts,
      ...given({ caps }),
    }),
  },
);

const chosen = z.object({ amount: money, action });
type Chosen = z.output<typeof chosen>;
const newCap = z.codec(chosen, z.custom<{ amountCents: number; action: Chosen['action'] }>(), {
  decode: ({ amount, action }) => ({ amountCents: amount, action }),
  encode: ({ amountCents, action }) => ({ amount: amountCents, action }),
});

const call = callsOf<Usage>();
const path = '/usageConsumption/v4/spendingControl';
const ofLine = { 'relatedParty.id': word, 'product.id': word };
type Place = { customerId: string; lineId: string };
const wordsOf = ({ customerId, lineId }: Place) => ({ 'relatedParty.id': customerId, 'product.id': lineId });
const placeIn = (query: ReturnType<typeof wordsOf>): Place => ({
  customerId: query['relatedParty.id'],
  lineId: query['product.id'],
});
const about = ({ customerId, lineId }: Place) => [{ customerId, lineId }];

export const spendingControlCalls = {
  ...call('spendingControl')({
    tmf: 'TMF677',
    summary:
      'At which percents of each allowance the people of a line are told, and what it may spend beyond its plan and abroad in a cycle; without `caps` where no use comes onto a bill that they see. 404 NOT_FOUND when there is nothing of the kind.',
    method: 'GET',
    path,
    asked: asked({ query: ofLine }),
    ask: (place) => ({ query: wordsOf(place) }),
    asks: ({ query }) => [placeIn(query)],
    answer: orNone(one(control)),
    about,
  }),
  ...call('controlSpending')({
    tmf: 'TMF677',
    summary:
      'From now on; the kinds that are named, and both caps or none. `stop` and `slow` hold before a use is charged, not after.',
    method: 'PATCH',
    path,
    asked: asked({
      query: ofLine,
      body: z.object({
        alerts: z.array(alert),
        caps: z.object({ plan: newCap, roaming: newCap }).optional(),
      }),
    }),
    ask: (place, { alerts, caps }) => ({ query: wordsOf(place), body: { alerts, ...given({ caps }) } }),
    asks: ({ query, body: { alerts, caps = null } }) => [placeIn(query), { alerts, caps }],
    answer: orNone(one(control)),
    about,
  }),
};
