// The Wi-Fi of a home beyond its key: who is connected, the network of guests, the router started anew, and how fast it is
// (TMF639, TMF640, TMF653).
import { weekdays } from '@portal/market/civil-dates';
import { z } from 'zod';
import { at, maybe, noun, part, perhaps } from './noun.ts';
import { orNull, shown } from './shown.ts';
import { clockTimeSchema, instant, type LinePlace, operatorIdSchema, text } from './wire.ts';

const line = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('relatedService/id', operatorIdSchema),
};

export const deviceKinds = [
  'phone',
  'tablet',
  'computer',
  'television',
  'console',
  'printer',
  'other',
] as const;
const deviceKindSchema = z.enum(deviceKinds);
export type DeviceKind = z.infer<typeof deviceKindSchema>;

export const timetableSchema = z
  .object({
    from: clockTimeSchema.meta({ examples: ['21:00'] }),
    until: clockTimeSchema.meta({ examples: ['06:30'] }),
    days: z.array(z.enum(weekdays)).min(1).max(7),
  })
  .meta({
    id: 'DeviceTimetable',
    description:
      'When the device is paused, by the clock of the country. `days` are those on which it begins: it ends the day after where `until` is not later than `from`.',
  });
export type DeviceTimetable = z.infer<typeof timetableSchema>;

const name = text('Tablet de Sofía');

export const connectedDeviceSchema = noun('ConnectedDevice', {
  ...line,
  deviceId: at('id', operatorIdSchema),
  name: at('name', name.describe('The customer’s, or what the device calls itself.')),
  kind: at('kind', deviceKindSchema),
  ip: maybe('ip', z.string(), 'It is not connected now.'),
  connectedSince: maybe('connectedSince', instant, 'It is not connected now.'),
  isPaused: at('paused', z.boolean().describe('Now, by hand or by its timetable.')),
  pausedBy: maybe('pausedBy', z.enum(['hand', 'timetable']), 'It is not paused.'),
  isBlocked: at('blocked', z.boolean().describe('It may not connect, until somebody lets it again.')),
  isKnown: at('isKnown', z.boolean().describe('Somebody of the home has named it, or said what it is.')),
  network: at('network', z.enum(['home', 'guest'])),
  timetable: maybe('timetable', timetableSchema, 'It has none.'),
});
export type ConnectedDevice = z.output<typeof connectedDeviceSchema>;

export const shownDevice = shown(
  connectedDeviceSchema,
  ['deviceId', 'name', 'kind', 'isPaused', 'isBlocked', 'isKnown', 'network'],
  ({ ip, connectedSince, pausedBy, timetable }) => ({
    ip: orNull(ip),
    connectedSince: orNull(connectedSince),
    pausedBy: orNull(pausedBy),
    timetable: orNull(timetable),
  }),
  { '@type': 'ConnectedDevice' },
);

const stays = 'It stays as it is.';
export const deviceChangeSchema = part({
  name: perhaps('name', name, stays),
  kind: perhaps('kind', deviceKindSchema, stays),
  isPaused: perhaps('paused', z.boolean().describe('By hand.'), stays),
  isBlocked: perhaps('blocked', z.boolean(), stays),
  timetable: perhaps('timetable', timetableSchema, stays),
  isWithoutTimetable: perhaps(
    'withoutTimetable',
    z.literal(true).describe('It has none any more.'),
    'It keeps the one that it has.',
  ),
});
export type DeviceChange = z.output<typeof deviceChangeSchema>;

export const guestNetworkSchema = noun('GuestNetwork', {
  ...line,
  isEnabled: at('enabled', z.boolean()),
  ssid: maybe('ssid', text('CASA-invitados'), 'It is off.'),
  key: maybe(
    'key',
    text('k7mq3xwt9b').describe('Another one each time it is switched on. It opens the internet alone.'),
    'It is off.',
  ),
  until: maybe('until', instant.describe('When it ends by itself.'), 'It is off, or does not end by itself.'),
});
export type GuestNetwork = z.output<typeof guestNetworkSchema>;

export const shownGuestNetwork = shown(
  guestNetworkSchema,
  ['isEnabled'],
  ({ ssid, key, until }) => ({ ssid: orNull(ssid), key: orNull(key), until: orNull(until) }),
  { '@type': 'GuestNetwork' },
);

export const guestOrderSchema = part({
  isEnabled: at('enabled', z.boolean()),
  hours: perhaps('hours', z.int().min(1).max(168), 'It is on until it is switched off.'),
});
export type GuestOrder = z.output<typeof guestOrderSchema>;

export const routerStateSchema = noun('RouterState', {
  ...line,
  state: at('state', z.enum(['running', 'restarting'])),
  until: maybe('until', instant.describe('When it runs again.'), 'It runs.'),
  restartedAt: maybe(
    'restartedAt',
    instant.describe('When it was last asked to.'),
    'Nobody has asked it to.',
  ),
});
export type RouterState = z.output<typeof routerStateSchema>;

export const shownRouter = shown(
  routerStateSchema,
  ['state'],
  ({ until, restartedAt }) => ({ until: orNull(until), restartedAt: orNull(restartedAt) }),
  { '@type': 'RouterState' },
);

const mbps = z.number().min(0);
export const speedTestSchema = noun('SpeedTest', {
  ...line,
  downloadMbps: at('downloadMbps', mbps),
  uploadMbps: at('uploadMbps', mbps),
  contractedDownloadMbps: maybe('contractedDownloadMbps', mbps, 'The plan names none.'),
  contractedUploadMbps: maybe('contractedUploadMbps', mbps, 'The plan names none.'),
  latencyMs: at('latencyMs', mbps),
  measuredAt: at('measuredAt', instant),
});
export type SpeedTest = z.output<typeof speedTestSchema>;

export const shownSpeedTest = shown(
  speedTestSchema,
  ['downloadMbps', 'uploadMbps', 'latencyMs', 'measuredAt'],
  ({ contractedDownloadMbps, contractedUploadMbps }) => ({
    contractedDownloadMbps: orNull(contractedDownloadMbps),
    contractedUploadMbps: orNull(contractedUploadMbps),
  }),
  { '@type': 'SpeedTest' },
);

/** It is being started anew already; the equipment does not answer. */
export type RestartRefusal = 'restartPending' | 'unreachable';

/** Of each, null: a line without Wi-Fi. */
export interface HomeNetwork {
  /** Those connected first, then by name. */
  devices(place: LinePlace): Promise<ConnectedDevice[] | null>;
  /** Null also for a device of another home. */
  changeDevice(place: LinePlace, deviceId: string, change: DeviceChange): Promise<ConnectedDevice | null>;
  guestNetwork(place: LinePlace): Promise<GuestNetwork | null>;
  /** Switched on while it is on, it has another end and the same key. */
  changeGuestNetwork(place: LinePlace, order: GuestOrder): Promise<GuestNetwork | null>;
  router(place: LinePlace): Promise<RouterState | null>;
  restartRouter(place: LinePlace): Promise<RouterState | { refused: RestartRefusal } | null>;
  measureSpeed(place: LinePlace): Promise<SpeedTest | { refused: 'unreachable' } | null>;
}
