// How the devices of a home call themselves, and its network of guests.
import type { DeviceKind } from '@portal/operator-ports/home-network';

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
