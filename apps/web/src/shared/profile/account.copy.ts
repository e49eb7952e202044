// Sentences of «Mi cuenta»: its rows, and how each of them stands.
import { market } from '@portal/market/here';

const names = new Intl.ListFormat(market.locale);

export const accountCopy = {
  title: 'Mi cuenta',
  groups: {
    me: 'Yo',
    security: 'Seguridad',
    money: 'Dinero',
    people: 'Personas y permisos',
    data: 'Mis datos',
  },
  profile: 'Perfil',
  password: 'Contraseña',
  appearance: 'Apariencia',
  twoStep: 'Verificación en dos pasos',
  passkeys: 'Llaves de acceso',
  devices: 'Equipos conectados',
  stolen: 'Me robaron el teléfono',
  cards: 'Tarjetas',
  autoPay: 'Débito automático',
  autoRecharge: 'Recarga automática',
  payees: 'Favoritos',
  guests: 'Quién tiene acceso a tus líneas',
  users: 'Quién usa cada línea',
  contracts: 'Lo que aceptaste',
  exit: 'Dar de baja un servicio',
  copy: 'Copia de mis datos',
  correction: 'Corregir mis datos',
  accesses: 'Quién vio tus datos',
  programs: 'Acceso para programas',
  erasure: 'Eliminar mi cuenta',
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
