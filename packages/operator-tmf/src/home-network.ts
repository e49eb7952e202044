// TMF639 Resource Inventory, TMF640 and TMF653 v4: the devices of a home, its network of guests, its router and its speed.
import {
  connectedDeviceSchema,
  deviceChangeSchema,
  guestNetworkSchema,
  guestOrderSchema,
  routerStateSchema,
  speedTestSchema,
} from '@portal/operator-ports/home-network';
import type { Network } from '@portal/operator-ports/network';
import { body, callsOf, many, one, orNone, orRefused, word } from './call.ts';
import { about, aboutOne, id, line } from './pieces.ts';

const call = callsOf<Network>();
const devices = '/resourceInventoryManagement/v4/connectedDevice';
const base = '/serviceActivationAndConfiguration/v4';
const without = '404 NOT_FOUND for a line without Wi-Fi.';

export const homeNetworkCalls = {
  ...call('devices')({
    tmf: 'TMF639',
    summary: `The devices of a home: those connected first, then by name. ${without}`,
    method: 'GET',
    path: devices,
    args: [line],
    answer: orNone(many(connectedDeviceSchema)),
    about: about('customerId', 'lineId'),
  }),
  ...call('changeDevice')({
    tmf: 'TMF639',
    summary:
      'Names a device, pauses it, or blocks it: then it is thrown off. 404 NOT_FOUND: no such device in this home.',
    method: 'PATCH',
    path: `${devices}/:id`,
    args: [line, word('deviceId', id), body(deviceChangeSchema)],
    answer: orNone(one(connectedDeviceSchema)),
    about: aboutOne('deviceId', 'customerId', 'lineId'),
  }),
  ...call('guestNetwork')({
    tmf: 'TMF640',
    summary: `The network of guests, with its key while it is on. ${without}`,
    method: 'GET',
    path: `${base}/guestNetwork`,
    args: [line],
    answer: orNone(one(guestNetworkSchema)),
    about: about('customerId', 'lineId'),
  }),
  ...call('changeGuestNetwork')({
    tmf: 'TMF640',
    summary: `On, with a key of its own each time, or off; on while it is on, it has another end. ${without}`,
    method: 'PATCH',
    path: `${base}/guestNetwork`,
    args: [line, body(guestOrderSchema)],
    answer: orNone(one(guestNetworkSchema)),
    about: about('customerId', 'lineId'),
  }),
  ...call('router')({
    tmf: 'TMF640',
    summary: `Whether the router of a home runs. ${without}`,
    method: 'GET',
    path: `${base}/restart`,
    args: [line],
    answer: orNone(one(routerStateSchema)),
    about: about('customerId', 'lineId'),
  }),
  ...call('restartRouter')({
    tmf: 'TMF640',
    summary: `The router is started anew. 409: \`restartPending\`; \`unreachable\`. ${without}`,
    method: 'POST',
    path: `${base}/restart`,
    args: [line],
    answer: orNone(orRefused(one(routerStateSchema), ['restartPending', 'unreachable'])),
    about: about('customerId', 'lineId'),
  }),
  ...call('measureSpeed')({
    tmf: 'TMF653',
    summary: `How fast the internet of a home is now. 409: \`unreachable\`. ${without}`,
    method: 'POST',
    path: '/serviceTest/v4/speedTest',
    args: [line],
    answer: orNone(orRefused(one(speedTestSchema), ['unreachable'])),
    about: about('customerId', 'lineId'),
  }),
};
