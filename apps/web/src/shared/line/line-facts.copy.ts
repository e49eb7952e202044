// What services and their states are called.

import { rechargeBalanceName } from '@portal/market/money';

export const lineCopy = {
  postpaid: 'Postpago',
  prepaid: 'Prepago',
  telephony: 'Telefonía',
  television: 'Televisión',
  internet: 'Internet',
  otherHome: 'Servicio Hogar',
  states: {
    A: 'Activo',
    S: 'Suspendido',
    paused: 'En pausa',
    I: 'Cancelado',
    P: 'Ingresado',
    R: 'Anulado',
  },
} as const;

/** The name of the recharge balance is the operator's; the rest says that it stays. */
export const rechargeBalanceCopy = {
  name: rechargeBalanceName,
  neverEnds: 'No caduca.',
} as const;
