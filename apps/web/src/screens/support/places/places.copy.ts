// Every sentence of the places where people are attended to.
import type { Place } from '@portal/contract/help/places';

export const placesCopy = {
  title: 'Dónde te atienden',
  lead: 'Centros de atención y puntos de pago, con su horario.',
  back: 'Soporte',
  near: 'Ciudad, barrio o calle',
  mine: 'Cerca de mí',
  finding: 'Buscando dónde estás',
  /** Stands beside the button. */
  notKept: 'Tu ubicación se usa una vez y no se guarda.',
  refused: 'No pudimos ver dónde estás. Escribe tu ciudad o barrio.',
  list: 'Lugares',
  nearest: 'Los más cercanos',
  waiting: 'Cargando los lugares',
  failed: 'No pudimos cargar los lugares',
  none: { title: 'No encontramos ningún lugar así', text: 'Prueba con el nombre de una ciudad.' },
  noneAtAll: {
    title: 'Los lugares están en nuestro sitio',
    text: 'Ahí ves direcciones y horarios.',
    act: 'Ver centros de atención',
  },
  more: (count: number) => (count === 1 ? 'Ver 1 lugar más' : `Ver ${count} lugares más`),
  all: 'Ver todos en nuestro sitio',
  open: (until: string) => `Abierto hasta las ${until}`,
  closed: (when: string) => `Cerrado, abre ${when}`,
  closedLong: 'Cerrado',
  waits: (count: number) =>
    count === 0 ? 'Nadie espera' : count === 1 ? 'Espera 1 persona' : `Esperan ${count} personas`,
  distance: (words: string) => `a ${words} km`,
  book: 'Reservar turno',
  /** Read out behind it. */
  bookAt: (place: string) => `en ${place}`,
} as const;

export const activityWords: Readonly<Record<Place['activities'][number], string>> = {
  payments: 'pagos',
  topUps: 'recargas',
  contracts: 'contratos',
  chips: 'chips',
  repairs: 'reparaciones',
  returns: 'devolución de equipos',
};
