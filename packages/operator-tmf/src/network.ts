// TMF640 Service Activation and Configuration v4: the Wi-Fi of a home, and the change of its key; TMF656 and TMF653:
// what goes wrong, for whom, and whether a home answers.
import {
  connectedDeviceSchema,
  deviceChangeSchema,
  guestNetworkSchema,
  guestOrderSchema,
  routerStateSchema,
  speedTestSchema,
} from '@portal/operator-ports/home-network';
import {
  keyOrderSchema,
  type Network,
  serviceProblemSchema,
  serviceTestSchema,
  type WifiNetwork,
  wifiChangeSchema,
  wifiNetworkSchema,
} from '@portal/operator-ports/network';
import type { LinePlace } from '@portal/operator-ports/wire';
import { type Answer, body, callsOf, type Family, many, one, orNone, orRefused, word } from './call.ts';
import { about, aboutOne, id, line, ofPlaces, places } from './pieces.ts';

// TMF639 Resource Inventory, TMF640 and TMF653 v4: the devices of a home, its network of guests, its router and its speed.

const call = callsOf<Network>();
const base = '/serviceActivationAndConfiguration/v4';
const devices = '/resourceInventoryManagement/v4/connectedDevice';
const without = '404 NOT_FOUND for a line without Wi-Fi.';

const homeNetworkCalls = {
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
    measures: true,
  }),
};

const oneNetwork = one(wifiNetworkSchema);
/** Whose network it is stands on the wire and not in the port's answer. */
const network: Answer<WifiNetwork, [LinePlace]> = {
  write: (result, [{ customerId, lineId }]) => oneNetwork.write({ ...result, customerId, lineId }, undefined),
  read(reply) {
    const { result, of } = oneNetwork.read(reply);
    const { customerId: _, lineId: __, ...found } = result;
    return { result: found, of: found.pending ? [...of, found.pending] : of };
  },
  made: (make) =>
    make.map(
      oneNetwork.made(make),
      ({ customerId: _, lineId: __, ...found }: WifiNetwork & LinePlace) => found,
    ),
};

export const networkFamily: Family<Network> = {
  calls: {
    ...call('wifi')({
      tmf: 'TMF640',
      summary: 'The Wi-Fi of a line, with the change that waits; 404 NOT_FOUND for a line without.',
      method: 'GET',
      path: `${base}/service`,
      args: [line],
      answer: orNone(network),
      about: about('customerId', 'lineId'),
    }),
    ...call('change')({
      tmf: 'TMF640',
      summary: 'A change of one of these lines; 404 NOT_FOUND for any other.',
      method: 'GET',
      path: `${base}/monitor/:id`,
      args: [places, word('changeId', id)],
      answer: orNone(one(wifiChangeSchema)),
      about: aboutOne('changeId', 'customerId', 'lineId'),
      known: (all) => (all.length === 0 ? null : undefined),
    }),
    ...call('changeKey')({
      tmf: 'TMF640',
      summary:
        'Changes the key, once an id. 409: `noNetwork`; `networkChanged`, it is not as it was read; `changePending`; `keyRules`.',
      method: 'PATCH',
      path: `${base}/service`,
      args: [line, body(keyOrderSchema)],
      answer: orRefused(one(wifiChangeSchema), ['noNetwork', 'networkChanged', 'changePending', 'keyRules']),
      about: ({ customerId, lineId }, { changeId }) => [{ customerId, lineId, changeId }],
    }),
    ...call('problems')({
      tmf: 'TMF656',
      summary:
        'Problems of these lines, each once a line, newest first: what goes on, and what was over in the last month.',
      method: 'GET',
      path: '/serviceProblem/v4/serviceProblem',
      ...ofPlaces(serviceProblemSchema),
      keep: 'figure',
    }),
    ...call('testService')({
      tmf: 'TMF653',
      summary:
        'Whether the equipment of a line answers now; 404 NOT_FOUND for one that cannot be asked from afar.',
      method: 'GET',
      path: '/serviceTest/v4/serviceTest',
      args: [line],
      answer: orNone(one(serviceTestSchema)),
      about: about('customerId', 'lineId'),
      measures: true,
    }),
    ...homeNetworkCalls,
  },
};
