// Of every kind of notice that leaves whatever anybody wishes, the events with the most to say: long names, several lines.
import type { NotificationKind, noticeKinds } from '@portal/contract/help/notice-kinds';
import type { GivenEvent } from './notifications.ts';

export type SecurityKind = {
  [Kind in NotificationKind]: (typeof noticeKinds)[Kind]['leaves'] extends 'always' ? Kind : never;
}[NotificationKind];

export interface Concerned {
  userId: string;
  customerId: string;
  /** Theirs. */
  serviceNumbers: string[];
}

const name = 'Ñ'.repeat(60);
/** Words of a long month. */
const day = '2026-09-27';
const moment = `${day}T14:42:00.000Z`;

type Said = Pick<GivenEvent, 'eventType' | 'event'>;
const said = (eventType: string, event: Record<string, unknown>): Said => ({ eventType, event });

export function securityEvents({ userId, customerId, serviceNumbers }: Concerned) {
  const [serviceNumber = ''] = serviceNumbers;
  const password = (more: object) =>
    said('DigitalIdentityAttributeValueChangeEvent', { attribute: 'password', ...more });
  const reset = {
    endedPasskeys: [name],
    passkeys: [name],
    endedTokens: 1,
    endedWhatsapp: true,
    endedInvitations: 1,
    endedAutomatic: 1,
    people: 2,
  };
  const factor = (state: string, more = {}) =>
    said('SecondFactorEvent', { secondFactor: { state, ...more } });
  const passkey = (state: string) => said('PasskeyEvent', { passkey: { state, name } });
  const whatsapp = (state: string) =>
    said('WhatsappLinkEvent', { whatsapp: { state, number: serviceNumber } });
  const recovery = (state: string) => said('FactorRecoveryEvent', { recovery: { state, endsAt: moment } });
  const account = (state: string) => said('AccountClosingEvent', { account: { state, until: moment } });
  const data = (kind: string, status: string) =>
    said('DataRequestEvent', { dataRequest: { kind, status, answer: name.repeat(4), dueAt: moment } });
  const role = (to: string) => (change: string) =>
    said('PermissionStateChangeEvent', { permission: { change, role: 'payer', serviceNumbers, to } });
  const sim = (eventType: string, more = {}) => said(eventType, { sim: { serviceNumber, ...more } });
  const simOrder = (status: string, more = {}) =>
    said('SimOrderStateChangeEvent', {
      simOrder: { serviceNumber, kind: 'card', status, readyAt: moment, ...more },
    });
  const theft = { serviceNumber, theftId: '1', suspendedAt: moment, equipmentBlockedAt: moment };
  const exit = (status: string) =>
    said('ProductTerminationEvent', { exit: { serviceNumber, status, endsOn: day, equipment: [] } });
  const pause = (status: string) =>
    said('ProductPauseEvent', {
      pause: { serviceNumber, status, startsOn: day, endsOn: '2026-12-27', costCents: 300 },
    });

  const events: Record<SecurityKind, Said[]> = {
    passwordChanged: [
      password({ tokens: [name, name] }),
      ...['email', 'sms'].map((by) => password({ reset: { by, ...reset } })),
    ],
    newDevice: [said('NewDeviceEvent', { session: { device: name, place: name } })],
    secondFactorOn: [factor('on')],
    secondFactorOff: [factor('off')],
    backupCodesRenewed: [factor('backupCodesRenewed')],
    backupCodeUsed: [factor('backupCodeUsed', { left: 9 })],
    passkeyAdded: [passkey('added')],
    passkeyRemoved: [passkey('removed')],
    whatsappLinked: [whatsapp('linked')],
    whatsappUnlinked: ['unlinked', 'taken', 'gone'].map(whatsapp),
    personalTokenMade: [said('PersonalTokenEvent', { personalToken: { name } })],
    recoveryBegun: [recovery('begun')],
    recoveryStopped: [recovery('stopped')],
    recoveryDone: [recovery('done')],
    accountClosed: [account('closed')],
    accountRestored: [account('restored')],
    dataRequestBegun: [data('access', 'inProgress'), data('rectification', 'inProgress')],
    dataRequestEnded: [
      data('access', 'done'),
      data('access', 'failed'),
      data('rectification', 'done'),
      data('rectification', 'rejected'),
      data('opposition', 'done'),
    ],
    cardSaved: [
      said('PaymentMethodCreateEvent', { paymentMethod: { card: 'American Express terminada en 1234' } }),
    ],
    lineAssociated: [said('LinesAssociatedEvent', { permission: { serviceNumbers } })],
    roleChanged: ['given', 'changed', 'ended'].flatMap((change) =>
      ['person', 'holders'].map((to) => role(to)(change)),
    ),
    lineUserChanged: ['adult', 'holder', 'minor', 'nobody'].map((user) =>
      said('LineUserChangeEvent', { lineUser: { serviceNumber, user } }),
    ),
    simLocked: [sim('SimLockChangeEvent')],
    simUnlocking: [sim('SimLockChangeEvent', { lockOffAt: moment })],
    simChangeRefused: [sim('SimChangeRefusedEvent')],
    simChanged: [sim('SimChangeEvent')],
    simOrdered: [simOrder('pending')],
    simReady: [simOrder('inProgress')],
    simOrderOver: ['customer', 'lock', 'theft', 'line', 'unused'].map((endedBy) =>
      simOrder('cancelled', { endedBy }),
    ),
    theftStopped: [said('TheftStateChangeEvent', { theft })],
    theftEscalated: [said('TheftEscalatedEvent', { theft })],
    theftUndone: [said('TheftStateChangeEvent', { theft: { ...theft, undoneAt: moment } })],
    exitOrdered: [exit('pending')],
    exitCancelled: [exit('cancelled')],
    pauseOrdered: [pause('pending')],
    pauseBegun: [pause('inProgress')],
    lineSuspended: [
      said('DunningEvent', { dunning: { stage: 'suspended', accountId: '1', serviceNumbers } }),
    ],
    balanceSent: [
      said('TransferBalanceEvent', {
        transfer: { serviceNumber, receiver: serviceNumber, amountCents: 123456, side: 'sent' },
      }),
    ],
    advanceGiven: [
      said('BalanceAdvanceEvent', {
        advance: { serviceNumber, amountCents: 50000, feeCents: 5000, owedCents: 55000 },
      }),
    ],
  };
  // Who a role belongs to is told it; of the rest it says nothing whose event it is.
  const isOthers = ({ event }: Said) => (event.permission as { to?: string } | undefined)?.to === 'holders';
  return Object.entries(events).flatMap(([kind, those]) =>
    those.map((each) => ({
      kind,
      given: { ...each, customerId, ...(isOthers(each) || !isOfUser(each) ? {} : { userId }) },
    })),
  );
}

const isOfUser = ({ eventType }: Said): boolean =>
  !['LinesAssociatedEvent', 'LineUserChangeEvent'].includes(eventType);
