// TMF640 Service Activation and Configuration v4: the Wi-Fi of a home, and the change of its key; beside it the network's problems.
import type { LinePlace } from '@portal/operator-ports/common';
import type { Network, WifiChange, WifiNetwork } from '@portal/operator-ports/network';
import { z } from 'zod';
import { problemCalls } from './assurance/service-problems.ts';
import { type Answer, asked, callsOf, type Family, one, orNone, orRefused } from './call.ts';
import {
  characteristics,
  customer,
  idRef,
  instant,
  lineIn,
  linesIn,
  lineWords,
  oneLine,
  operatorId,
  pathWord,
  placesOf,
  wordsOfLine,
  wordsOfLines,
} from './pieces.ts';

const stateOf = { pending: 'inProgress', done: 'completed', failed: 'failed' } as const;

const changeShape = z.object({
  '@type': z.literal('Monitor'),
  id: operatorId,
  state: z.enum(['inProgress', 'completed', 'failed']),
  relatedParty: customer,
  product: z.object({ id: operatorId, publicIdentifier: z.string() }),
  requestedDate: instant,
});

export const wifiChange = z.codec(changeShape, z.custom<WifiChange>(), {
  decode: ({ id, state, relatedParty, product, requestedDate }): WifiChange => ({
    changeId: id,
    status: state === 'inProgress' ? 'pending' : state === 'completed' ? 'done' : 'failed',
    customerId: relatedParty,
    lineId: product.id,
    serviceNumber: product.publicIdentifier,
    requestedAt: requestedDate,
  }),
  encode: ({ changeId, status, customerId, lineId, serviceNumber, requestedAt }) => ({
    '@type': 'Monitor' as const,
    id: changeId,
    state: stateOf[status],
    relatedParty: customerId,
    product: { id: lineId, publicIdentifier: serviceNumber },
    requestedDate: requestedAt,
  }),
});

const networkShape = z.object({
  '@type': z.literal('Service'),
  category: z.literal('wifi'),
  relatedParty: customer,
  product: idRef,
  serviceCharacteristic: characteristics({
    ssid: z.string(),
    encryption: z.enum(['WEP', 'WPA', 'WPA2', 'WPA3']),
    key: z.string(),
  }),
  pendingChange: wifiChange.optional(),
});

type NetworkOf = WifiNetwork & LinePlace;

const networkOf = z.codec(networkShape, z.custom<NetworkOf>(), {
  decode: ({ relatedParty, product, serviceCharacteristic, pendingChange }) => ({
    customerId: relatedParty,
    lineId: product.id,
    ...serviceCharacteristic,
    pending: pendingChange ?? null,
  }),
  encode: ({ customerId, lineId, ssid, encryption, key, pending }) => ({
    '@type': 'Service' as const,
    category: 'wifi' as const,
    relatedParty: customerId,
    product: { id: lineId },
    serviceCharacteristic: { ssid, encryption, key },
    ...(pending && { pendingChange: pending }),
  }),
});
const oneNetwork = one(networkOf);

const lineAsked = asked({ query: oneLine });

/** Whose network it is stands on the wire and not in the port's answer. */
const network: Answer<WifiNetwork, z.output<typeof lineAsked>> = {
  write: (result, request) => oneNetwork.write({ ...result, ...lineIn(request.query) }, request),
  read(reply) {
    const { result, of } = oneNetwork.read(reply);
    const { ssid, encryption, key, pending } = result;
    return { result: { ssid, encryption, key, pending }, of: pending ? [...of, pending] : of };
  },
};

const call = callsOf<Network>();
const base = '/serviceActivationAndConfiguration/v4';

export const networkFamily: Family<Network> = {
  calls: {
    ...call('wifi')({
      tmf: 'TMF640',
      summary: 'The Wi-Fi of a line, with the change that waits; 404 NOT_FOUND for a line without.',
      method: 'GET',
      path: `${base}/service`,
      asked: lineAsked,
      ask: (place) => ({ query: wordsOfLine(place) }),
      asks: ({ query }) => [lineIn(query)],
      answer: orNone(network),
      about: ({ customerId, lineId }) => [{ customerId, lineId }],
    }),
    ...call('change')({
      tmf: 'TMF640',
      summary: 'A change of one of these lines; 404 NOT_FOUND for any other.',
      method: 'GET',
      path: `${base}/monitor/:id`,
      asked: asked({ params: { id: pathWord }, query: lineWords }),
      ask: (places, id) => ({ params: { id }, query: wordsOfLines(places) }),
      asks: ({ params, query }) => [linesIn(query), params.id],
      answer: orNone(one(wifiChange)),
      about: (places, changeId) => placesOf(places).map((place) => ({ ...place, changeId })),
      known: (places) => (places.length === 0 ? null : undefined),
    }),
    ...call('changeKey')({
      tmf: 'TMF640',
      summary:
        'Changes the key, once an id. 409: `noNetwork`; `networkChanged`, it is not as it was read; `changePending`; `keyRules`.',
      method: 'PATCH',
      path: `${base}/service`,
      asked: asked({
        query: oneLine,
        body: z.object({
          id: z.string().describe('Of the change.'),
          product: z.object({ publicIdentifier: z.string() }),
          serviceCharacteristic: characteristics({
            ssid: z.string(),
            currentKey: z.string(),
            newKey: z.string(),
          }),
        }),
      }),
      ask: (place, { changeId, serviceNumber, ssid, currentKey, newKey }) => ({
        query: wordsOfLine(place),
        body: {
          id: changeId,
          product: { publicIdentifier: serviceNumber },
          serviceCharacteristic: { ssid, currentKey, newKey },
        },
      }),
      asks: ({ query, body }) => [
        lineIn(query),
        {
          changeId: body.id,
          serviceNumber: body.product.publicIdentifier,
          ...body.serviceCharacteristic,
        },
      ],
      answer: orRefused(wifiChange, ['noNetwork', 'networkChanged', 'changePending', 'keyRules']),
      about: ({ customerId, lineId }, { changeId }) => [{ customerId, lineId, changeId }],
    }),
    ...problemCalls,
  },
};
