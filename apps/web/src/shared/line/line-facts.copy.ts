// What services and their states are called.

import { rechargeBalanceName } from '@portal/market/money';

export const lineCopy = {
  postpaid: 'Postpago',
  prepaid: 'Prepago',
  telephony: 'Telefonía',
  television: 'Televisión',
  internet: 'Internet',
  otherHome: 'Servicio Hogar',
  landline: 'Línea fija',
  states: {
    A: 'Activo',
    S: 'Suspendido',
    paused: 'En pausa',
    I: 'Cancelado',
    P: 'Ingresado',
    R: 'Anulado',
  },
  balance: (money: string) => `Saldo ${money}`,
  channels: (count: number) => (count === 1 ? '1 canal' : `${count} canales`),
  speeds: (down: number, up: number) => `${down}/${up} Mbps`,
} as const;

export const lineSelectorCopy = {
  legend: 'Elige una línea',
  showAll: (count: number) => `Ver los ${count} servicios`,
} as const;

/** The name of the recharge balance is the operator's; the rest says that it stays. */
export const rechargeBalanceCopy = {
  name: rechargeBalanceName,
  neverEnds: 'No caduca.',
} as const;
