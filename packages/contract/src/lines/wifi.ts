// TMF640 Service Activation and Configuration v4: the Wi-Fi of a home's internet, and the change of its key.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { byBody, managing, owns } from '../policy.ts';

const base = `/ServiceActivationAndConfiguration/api/${country}/serviceActivationAndConfiguration` as const;

export const encryptionModeSchema = z.enum(['WEP', 'WPA', 'WPA2', 'WPA3']).meta({ id: 'EncryptionMode' });
export type EncryptionMode = z.infer<typeof encryptionModeSchema>;

/** No network takes a longer one. */
const longestWifiKey = 63;

export const wifiServiceSchema = z
  .object({
    '@type': z.literal('WifiService'),
    id: z.string().describe('The code of the internet service.'),
    href: z.string(),
    wifiInfo: z
      .object({
        encriptionMode: encryptionModeSchema,
        ssid: z.string(),
        key: z.string().nullable().describe('Null without `reveal=true`.'),
      })
      .describe('`encriptionMode` is spelt so by the clients of this call.'),
    serviceCharacteristic: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe('The same without the key.'),
    pendingChange: z
      .object({ id: z.string(), href: z.string(), requestedAt: dateTimeSchema })
      .nullable()
      .describe('A change that has been accepted and not been made yet.'),
  })
  .meta({ id: 'WifiService' });
export type WifiService = z.infer<typeof wifiServiceSchema>;

const serviceWord = z.string().min(1).max(60).optional();

export const getWifiInfo = {
  id: 'getWifiInfo',
  tmf: 'TMF640',
  summary:
    'Network name and security of an internet service, by `RelatedParty.id`; with `reveal=true`, and a step-up, its current key.',
  method: 'GET',
  path: `${base}/wifiInfo`,
  query: z
    .strictObject({
      'RelatedParty.id': serviceWord,
      'relatedParty.id': serviceWord,
      reveal: z.literal('true').optional(),
    })
    .refine(({ reveal: _, ...words }) => Object.values(words).filter(Boolean).length === 1, 'one service'),
  question: 'wifi',
  policy: {
    access: owns('RelatedParty.id', 'relatedParty.id'),
    roles: managing,
    stepUp: {
      byQuery: [
        [{ reveal: 'true' }, 'again'],
        [{}, 'none'],
      ],
    },
    waitsAfterReset: true,
    exposes: 'home',
    archive: 'secret',
    limit: {
      byQuery: [
        [{ reveal: 'true' }, 'wifiReveal'],
        [{}, null],
      ],
    },
  },
  answers: { 200: wifiServiceSchema },
} as const satisfies Call;

const text = z.string().max(254);
const key = z.string().min(1).max(longestWifiKey);

export const changeWifiRequestSchema = z
  .object({
    relatedParty: z.object({
      id: z.string().min(1).max(60),
      href: text.optional(),
      role: text.optional(),
      name: text.optional(),
      '@referredType': text.optional(),
    }),
    wifiChangeInfo: z
      .object({
        enabledWireless: z.literal(true).default(true),
        key: key.optional().describe('Whoever does not know it needs a step-up.'),
        newkey: key,
        ssid: z.string().min(1).max(32),
      })
      .describe(
        '`key` and `ssid` are those of now: a network that looks different meanwhile is not changed.',
      ),
    notificationInfo: z
      .object({ email: text.nullish(), mobile: text.nullish() })
      .optional()
      .describe("By which ways to tell the user, at the user's own address and at numbers of their own."),
  })
  .meta({ id: 'ChangeWifiRequest' });

export const monitorSchema = z
  .object({
    '@type': z.literal('Monitor'),
    id: z.string(),
    href: z.string(),
    sourceHref: z.string(),
    state: z.enum(['InProgress', 'Completed', 'InError']),
  })
  .meta({ id: 'Monitor' });
export type Monitor = z.infer<typeof monitorSchema>;

export const changeWifi = {
  id: 'changeWifi',
  tmf: 'TMF640',
  summary:
    'Change the key. 200: done; 202 with `Location`: accepted, and the monitor tells when it is done. Ten tries an hour.',
  method: 'POST',
  path: `${base}/wifiChange`,
  body: changeWifiRequestSchema,
  holdsWepKey: true,
  question: 'wifi',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: byBody(
      changeWifiRequestSchema,
      [['without the key before', ({ wifiChangeInfo: { key } }) => key === undefined, 'again']],
      'none',
    ),
    // Whoever sets it knows it, and has the household's devices thrown off.
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 200: monitorSchema, 202: monitorSchema },
  refusals: ['WIFI_CHANGE_PENDING', 'WIFI_KEY_RULES', 'WIFI_NETWORK_CHANGED'],
} as const satisfies Call;

export const getMonitor = {
  id: 'getMonitor',
  tmf: 'TMF640',
  summary: 'How a change of a key stands.',
  method: 'GET',
  path: `${base}/monitor/:id`,
  params: z.object({ id: z.string().max(60) }),
  question: 'wifi',
  policy: { access: 'signedIn', roles: managing, stepUp: 'none', exposes: 'home', archive: 'computed' },
  answers: { 200: monitorSchema },
} as const satisfies Call;
