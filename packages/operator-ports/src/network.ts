// The network: its problems and what comes back for them, whether a home answers, its Wi-Fi (TMF656, TMF653, TMF640);
// who is on it stands beside.
import { z } from 'zod';
import type { HomeNetwork } from './home-network.ts';
import { at, maybe, noun, part } from './noun.ts';
import { moved, orNull, shown } from './shown.ts';
import { called, instant, type LinePlace, money, operatorIdSchema, text } from './wire.ts';

const customerId = at('relatedParty[role=customer]/id', operatorIdSchema);
const lineId = at('product/id', operatorIdSchema);
const serviceNumber = at('product/publicIdentifier', z.string());

export const wifiChangeSchema = noun('Monitor', {
  customerId,
  lineId,
  changeId: at('id', operatorIdSchema),
  serviceNumber,
  /** `pending` until the equipment has taken it. */
  status: at('state', called({ pending: 'inProgress', done: 'completed', failed: 'failed' })),
  requestedAt: at('requestedDate', instant),
});
export type WifiChange = z.output<typeof wifiChangeSchema>;

export const wifiNetworkSchema = noun(
  'Service',
  {
    customerId,
    lineId,
    ssid: at('serviceCharacteristic:ssid', text('CASA')),
    encryption: at('serviceCharacteristic:encryption', z.enum(['WPA2', 'WEP', 'WPA', 'WPA3'])),
    key: at('serviceCharacteristic:key', text('Clave1234')),
    pending: maybe('pendingChange', wifiChangeSchema, 'No change waits.'),
  },
  { says: { category: 'wifi' } },
);
export type WifiNetwork = Omit<z.output<typeof wifiNetworkSchema>, 'customerId' | 'lineId'>;
export type WifiEncryption = WifiNetwork['encryption'];

export const keyOrderSchema = part({
  /** The order's own id: the same one again is the same order, and is answered the same. */
  changeId: at('id', operatorIdSchema),
  serviceNumber,
  /** As the client has read it. */
  ssid: at('serviceCharacteristic:ssid', text('CASA')),
  currentKey: at('serviceCharacteristic:currentKey', text('Clave1234')),
  newKey: at('serviceCharacteristic:newKey', text('Nueva5678')),
});
export type KeyOrder = z.output<typeof keyOrderSchema>;

/** There is no such network, it is not as it was read, another change waits, or the key breaks the rules. */
export type KeyRefusal = 'noNetwork' | 'networkChanged' | 'changePending' | 'keyRules';

export interface Network extends ServiceProblems, HomeNetwork {
  /** Null for a line without Wi-Fi. */
  wifi(place: LinePlace): Promise<WifiNetwork | null>;
  /** A change of one of these lines; null for any other. */
  change(places: readonly LinePlace[], changeId: string): Promise<WifiChange | null>;
  /** Done at once, or when the equipment next reports: then `MonitorStateChangeEvent` tells how it ended. */
  changeKey(place: LinePlace, order: KeyOrder): Promise<WifiChange | { refused: KeyRefusal }>;
}

/** What a line gets back for the time without service. */
const problemCredit = {
  amountCents: at('amount', money),
  /** `estimated` while the problem goes on; afterwards it comes onto the next bill, or the line's balance, once. */
  state: at('state', z.enum(['estimated', 'granted'])),
  terms: at(
    'terms',
    text('Desde el minuto 60 te devolvemos el 1 % de tu mensualidad por cada hora sin servicio.').describe(
      'The rule in one sentence, as customers read it.',
    ),
  ),
  billNo: maybe('bill/id', operatorIdSchema, 'It stands on no bill yet.'),
};
const problemCreditSchema = part(problemCredit);
export type ProblemCredit = z.output<typeof problemCreditSchema>;

/** As one line feels it: a problem of several lines has the same id for each of them. */
export const serviceProblemSchema = noun('ServiceProblem', {
  problemId: at('id', operatorIdSchema),
  category: at('category', z.enum(['outage', 'degradation', 'maintenance'])),
  reason: at('reason', text('Se cortó una fibra en tu zona.').describe('As customers read it.')),
  status: at('status', z.enum(['inProgress', 'resolved'])),
  customerId,
  lineId: at('affectedService[]/id', operatorIdSchema),
  serviceNumber: at('affectedService[]/publicIdentifier', z.string()),
  startedAt: at('creationDate', instant),
  expectedEndAt: maybe('expectedResolutionDate', instant, 'Nobody can say.'),
  nextUpdateAt: maybe(
    'nextUpdateDate',
    instant.describe('When there is more to say.'),
    'Not before it is over.',
  ),
  resolvedAt: maybe('resolutionDate', instant, 'It is not over.'),
  credit: maybe('credit', problemCreditSchema, 'Nothing comes back for this one.'),
});
export type ServiceProblem = z.output<typeof serviceProblemSchema>;

export const shownProblem = shown(
  serviceProblemSchema,
  ['problemId', 'category', 'reason', 'status'],
  ({ startedAt, expectedEndAt, nextUpdateAt, resolvedAt }) => ({
    startedAt: moved('startedAt', startedAt),
    expectedEndAt: moved('expectedEndAt', orNull(expectedEndAt)),
    nextUpdateAt: moved('nextUpdateAt', orNull(nextUpdateAt)),
    resolvedAt: moved('resolvedAt', orNull(resolvedAt)),
    credit: at(
      'credit',
      part({ ...problemCredit, billNo: moved('billNo', orNull(problemCredit.billNo)) })
        .nullable()
        .describe('What comes back for all of these lines, tax included.'),
    ),
  }),
  { '@type': 'ServiceProblem' },
);

export type ProblemCategory = ServiceProblem['category'];

const measure = 'testMeasure[]' as const;
/** Whether the equipment at home answers the network. */
export const serviceTestSchema = noun(
  'ServiceTest',
  {
    customerId,
    lineId: at('relatedService/id', operatorIdSchema),
    answers: at(`${measure}/value`, z.boolean()),
    testedAt: at('endDateTime', instant),
  },
  { says: { state: 'done', [`${measure}/metricName`]: 'answers' } },
);
export type ServiceTest = z.output<typeof serviceTestSchema>;

export interface ServiceProblems {
  /**
   * Of these lines, newest first: what goes on, and what was over in the last month. Of each
   * `ServiceProblemAttributeValueChangeEvent` tells that its end has moved, `ServiceProblemStateChangeEvent` that it
   * is over.
   */
  problems(lines: readonly LinePlace[]): Promise<ServiceProblem[]>;
  /** Null: nothing of this line can be asked from afar. */
  testService(place: LinePlace): Promise<ServiceTest | null>;
}
