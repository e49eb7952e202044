// How the devices of a home call themselves, and its network of guests.
import type { DeviceKind } from '@portal/operator-ports/home-network';
import type { Compensation } from './compensation.ts';

export const deviceWords = {
  /** Every home has the first of them. */
  always: [
    ['phone', 'Celular de Sofía'],
    ['phone', 'Celular de Mateo'],
    ['tablet', 'Tablet de Sofía'],
    ['computer', 'Laptop del trabajo'],
    ['television', 'Televisor de la sala'],
    ['printer', 'Impresora'],
  ],
  sometimes: [
    ['phone', 'Celular de la abuela'],
    ['computer', 'Computadora del estudio'],
    ['television', 'Televisor del dormitorio'],
    ['console', 'Consola de juegos'],
    ['other', 'Parlante de la cocina'],
  ],
  guests: [
    ['phone', 'Celular de visita'],
    ['phone', 'Otro celular de visita'],
  ],
  stranger: (mark: string) => `ESP-${mark}`,
  guestNetwork: (ssid: string) => `${ssid.slice(0, 22)}-invitados`,
} as const satisfies Record<string, readonly (readonly [DeviceKind, string])[] | ((text: string) => string)>;

// What the operator says of problems of its network.

export const problemWords = {
  terms: ({ afterMinutes, percentPerHour }: Compensation) =>
    afterMinutes === 0
      ? `Te devolvemos el ${percentPerHour} % de tu mensualidad por cada hora sin servicio.`
      : `Desde el minuto ${afterMinutes} te devolvemos el ${percentPerHour} % de tu mensualidad por cada hora sin servicio.`,
  /** On the bill. */
  credit: (problemId: string) => `Crédito por falta de servicio, ${problemId}`,
  fibre: 'Se cortó una fibra en tu zona.',
} as const;
