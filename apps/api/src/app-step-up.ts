// Every call that asks again who somebody is, by name.

import { savePaymentMethod, setAutoPay, setAutoTopUp } from '@portal/contract/payment-methods';
import { createPayment } from '@portal/contract/payments';
import { deletePermission, endPermission } from '@portal/contract/permissions';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
} from '@portal/contract/second-factor';
import { getSim, postSimLock, putSimLock } from '@portal/contract/sims';
import { changePassword, deleteUser } from '@portal/contract/sso';
import { getWifiInfo } from '@portal/contract/wifi';
import { stepUpFor } from './http/step-up.ts';

export const stepUpTable = [
  // Money that is at hand.
  stepUpFor(createPayment, 'recent', ({ body: { paymentMethod } }) =>
    [paymentMethod].flat().some((method) => method['@type'] === 'tokenizedCard'),
  ),
  stepUpFor(savePaymentMethod, 'recent'),
  stepUpFor(setAutoPay, 'recent', ({ body }) => body.enabled),
  stepUpFor(setAutoTopUp, 'recent', ({ body }) => body.enabled),

  // A chip: its secrets, and who may change it.
  stepUpFor(getSim, 'recent', ({ query }) => query.reveal === 'true'),
  stepUpFor(putSimLock, 'again', ({ body }) => !body.simLock),
  stepUpFor(postSimLock, 'again', ({ body }) => !body.simLock),

  // A line given up, and the key of a home.
  stepUpFor(deletePermission, 'recent'),
  stepUpFor(endPermission, 'recent'),
  stepUpFor(getWifiInfo, 'recent'),

  // Who may enter, and whether there is anything to enter.
  stepUpFor(changePassword, 'again', ({ body }) => body.currentPassword === undefined),
  stepUpFor(deleteUser, 'again'),
  stepUpFor(beginSecondFactor, 'again'),
  stepUpFor(confirmSecondFactor, 'again'),
  stepUpFor(renewBackupCodes, 'again'),
  stepUpFor(endSecondFactor, 'again'),
];
