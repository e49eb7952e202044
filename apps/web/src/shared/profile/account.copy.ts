// Sentences of «Mi cuenta»: its rows, and how each of them stands.
import * as titles from '@portal/help/page-titles.copy';

import { market } from '@portal/market/here';

const names = new Intl.ListFormat(market.locale);

export const accountCopy = {
  title: titles.account,
  groups: {
    me: 'Yo',
    security: titles.security,
    money: 'Dinero',
    people: 'Personas y permisos',
    data: titles.privacy,
  },
  profile: 'Perfil',
  password: 'Contraseña',
  appearance: titles.appearance,
  twoStep: titles.twoStep,
  passkeys: titles.passkeys,
  devices: titles.devices,
  stolen: titles.stolen,
  cards: titles.paymentMethods,
  autoPay: titles.autoPay,
  autoRecharge: titles.autoRecharge,
  payees: titles.payees,
  guests: titles.people,
  users: titles.lineUsers,
  contracts: titles.contracts,
  exit: titles.exit,
  copy: titles.dataCopy,
  correction: titles.correction,
  accesses: titles.accesses,
  programs: titles.programs,
  erasure: titles.erasure,
  signOut: 'Cerrar Sesión',
  signingOut: 'Cerrando sesión…',
} as const;

export const themeWords = { system: 'Sistema', light: 'Claro', dark: 'Oscuro' } as const;

export const stateCopy = {
  passwordChanged: (day: string) => `Cambiada el ${day}`,
  on: 'Activa',
  toSetUp: 'Falta configurar',
  passkeys: (count: number) => (count === 0 ? 'Ninguna' : count === 1 ? '1 llave' : `${count} llaves`),
  devices: (count: number) => (count === 1 ? 'Solo este' : `${count} equipos`),
  noCard: 'Ninguna',
  lines: (on: number, all: number) =>
    on === 0 ? 'Desactivado' : all === 1 ? 'Activado' : `${on} de ${all} líneas`,
  rechargeOn: (on: number, all: number) =>
    on === 0 ? 'Desactivada' : all === 1 ? 'Activada' : `${on} de ${all} líneas`,
  people: (given: readonly string[]) => {
    if (given.length === 0) return 'Nadie más';
    return given.length > 2 ? `${given.length} personas` : names.format(given);
  },
  unnamed: (count: number) => `${count === 1 ? 'Falta' : 'Faltan'} ${count}`,
  underWay: (count: number) => `${count} en curso`,
  making: 'En curso',
  ready: 'Lista',
  programs: (count: number) => (count === 0 ? 'Ninguno' : String(count)),
} as const;
