// The Wi-Fi of a home beyond its key: who is connected, the network of guests, the router started anew, and how fast it is.
import { country } from '@portal/market/path';
import {
  deviceKinds,
  shownDevice,
  shownGuestNetwork,
  shownRouter,
  shownSpeedTest,
  timetableSchema,
} from '@portal/operator-ports/home-network';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { byBody, managing, ofManagedLine } from '../policy.ts';

const base = `/ResourceInventoryManagement/api/${country}/resourceInventoryManagement` as const;

const serviceId = z.string().min(1).max(60);
const ofService = z.strictObject({ serviceId });
const seen = { ...ofManagedLine } as const;
const changed = { access: 'signedIn', roles: managing, exposes: null, archive: 'changes' } as const;

export const connectedDeviceSchema = z.object(shownDevice.shape).meta({ id: 'ConnectedDevice' });
export type ConnectedDevice = z.infer<typeof connectedDeviceSchema>;

export const guestNetworkSchema = z.object(shownGuestNetwork.shape).meta({ id: 'GuestNetwork' });
export type GuestNetwork = z.infer<typeof guestNetworkSchema>;

export const routerStateSchema = z.object(shownRouter.shape).meta({ id: 'RouterState' });
export type RouterState = z.infer<typeof routerStateSchema>;

export const speedTestSchema = z.object(shownSpeedTest.shape).meta({ id: 'SpeedTest' });
export type SpeedTest = z.infer<typeof speedTestSchema>;

export const listConnectedDevices = {
  id: 'listConnectedDevices',
  tmf: 'TMF639',
  summary: 'The devices of a home: those connected first, then by name.',
  method: 'GET',
  path: `${base}/connectedDevice`,
  query: ofService,
  question: 'wifi',
  policy: { ...seen, exposes: 'home', archive: [{ file: 'equipos-conectados', each: 'serviceId' }] },
  answers: { 200: z.array(connectedDeviceSchema) },
} as const satisfies Call;

export const changeConnectedDeviceSchema = z
  .strictObject({
    serviceId,
    name: z.string().trim().min(1).max(40).optional(),
    kind: z.enum(deviceKinds).optional(),
    paused: z.boolean().optional().describe('By hand: what its timetable pauses goes on being paused.'),
    blocked: z.boolean().optional().describe('It is thrown off, and its address forgotten; it stays listed.'),
    timetable: z.strictObject(timetableSchema.shape).nullable().optional(),
  })
  .refine((body) => Object.values(body).filter((value) => value !== undefined).length > 1, 'a change')
  .meta({
    id: 'ChangeConnectedDeviceRequest',
    examples: [{ serviceId: 'IN-100001', paused: true }],
  });

export const changeConnectedDevice = {
  id: 'changeConnectedDevice',
  tmf: 'TMF639',
  summary:
    'Names a device, pauses it, by hand or by a timetable, or blocks it: that needs a step-up. Sixty changes an hour.',
  method: 'PATCH',
  path: `${base}/connectedDevice/:id`,
  params: z.object({ id: z.string().min(1).max(100) }),
  body: changeConnectedDeviceSchema,
  question: 'wifi',
  policy: {
    ...changed,
    stepUp: byBody(
      changeConnectedDeviceSchema,
      [['`blocked`', ({ blocked }) => blocked !== undefined, 'recent']],
      'none',
    ),
    limit: 'homeNetwork',
  },
  answers: { 200: connectedDeviceSchema },
} as const satisfies Call;

export const getGuestNetwork = {
  id: 'getGuestNetwork',
  tmf: 'TMF640',
  summary: 'The network of guests, with its key while it is on.',
  method: 'GET',
  path: `${base}/guestNetwork`,
  query: ofService,
  question: 'wifi',
  policy: { ...seen, exposes: 'home', archive: 'secret' },
  answers: { 200: guestNetworkSchema },
} as const satisfies Call;

export const changeGuestNetwork = {
  id: 'changeGuestNetwork',
  tmf: 'TMF640',
  summary:
    'Switches the network of guests on, for some hours or until it is switched off, or off. It has another key each time.',
  method: 'PUT',
  path: `${base}/guestNetwork`,
  body: z.strictObject({ serviceId, enabled: z.boolean(), hours: z.int().min(1).max(168).optional() }),
  question: 'wifi',
  policy: { ...changed, stepUp: 'recent', limit: 'homeNetwork' },
  answers: { 200: guestNetworkSchema },
} as const satisfies Call;

export const getRouterState = {
  id: 'getRouterState',
  tmf: 'TMF640',
  summary: 'Whether the router of a home runs, and when it was last started anew from afar.',
  method: 'GET',
  path: `${base}/restart`,
  query: ofService,
  question: 'noService',
  policy: { ...seen, exposes: null, archive: 'computed' },
  answers: { 200: routerStateSchema },
} as const satisfies Call;

export const restartRouter = {
  id: 'restartRouter',
  tmf: 'TMF640',
  summary: 'Starts the router anew: for a minute nothing is connected. Six times an hour for a service.',
  method: 'POST',
  path: `${base}/restart`,
  body: ofService,
  question: 'noService',
  policy: { ...changed, stepUp: 'none' },
  answers: { 202: routerStateSchema },
  refusals: ['RESTART_PENDING', 'ROUTER_UNREACHABLE'],
} as const satisfies Call;

export const measureSpeed = {
  id: 'measureSpeed',
  tmf: 'TMF653',
  summary: 'How fast the internet of a home is now, beside what its plan says. Thirty tests in ten minutes.',
  method: 'POST',
  path: `${base}/speedTest`,
  body: ofService,
  question: 'noService',
  policy: { ...changed, stepUp: 'none', limit: 'serviceTest' },
  answers: { 200: speedTestSchema },
  refusals: ['ROUTER_UNREACHABLE'],
} as const satisfies Call;
