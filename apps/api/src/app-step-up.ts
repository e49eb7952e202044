// Every call that asks again who somebody is, by name.

import { addPasskey, beginPasskey, removePasskey } from '@portal/contract/access/passkeys';
import {
  createPermission,
  deletePermission,
  endPermission,
  removePermission,
} from '@portal/contract/access/permissions';
import { createPersonalToken } from '@portal/contract/access/personal-tokens';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
} from '@portal/contract/access/second-factor';
import { changePassword, deleteUser } from '@portal/contract/access/sso';
import { undoTheft } from '@portal/contract/help/thefts';
import { getSim, postSimLock, putSimLock } from '@portal/contract/lines/sims';
import { getWifiInfo } from '@portal/contract/lines/wifi';
import { savePaymentMethod, setAutoPay, setAutoTopUp } from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import { createDataRequest, getDataArchive } from '@portal/contract/privacy/data-requests';
import { createProductOrder } from '@portal/contract/shopping/ordering';
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
  stepUpFor(undoTheft, 'again'),

  // A service that is left.
  stepUpFor(createProductOrder, 'again', ({ body }) => 'orderItem' in body),

  // A line given up, a role in it, and the key of a home. A manager is somebody who may enter.
  stepUpFor(deletePermission, 'recent'),
  stepUpFor(removePermission, 'recent'),
  stepUpFor(
    endPermission,
    'recent',
    () => true,
    ({ body }) => 'role' in body && body.role === 'manager',
  ),
  stepUpFor(
    createPermission,
    'recent',
    ({ body }) => body.role !== undefined,
    ({ body }) => body.role === 'manager',
  ),
  stepUpFor(getWifiInfo, 'recent'),

  // Who may enter, and whether there is anything to enter.
  stepUpFor(changePassword, 'again', ({ body }) => body.currentPassword === undefined),
  stepUpFor(deleteUser, 'again'),
  stepUpFor(createDataRequest, 'again', ({ body }) => body.kind === 'erasure'),
  // Everything at once.
  stepUpFor(getDataArchive, 'again'),
  stepUpFor(beginSecondFactor, 'again'),
  stepUpFor(confirmSecondFactor, 'again'),
  stepUpFor(renewBackupCodes, 'again'),
  stepUpFor(endSecondFactor, 'again'),
  stepUpFor(beginPasskey, 'again'),
  stepUpFor(addPasskey, 'again'),
  stepUpFor(removePasskey, 'again'),
  stepUpFor(createPersonalToken, 'again'),
];
