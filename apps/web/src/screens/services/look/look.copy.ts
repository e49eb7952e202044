// Sentences of naming lines and putting them in order.
import type { LineColor, LineIcon } from '@portal/contract/lines/line-look';
import * as titles from '@portal/help/page-titles.copy';

export const lookCopy = {
  title: titles.lineLook,
  rowText: 'Ponle un nombre para reconocerla',
  lead: 'Solo tú lo ves: para las demás personas no cambia nada.',
  name: 'Nombre',
  nameHint: 'Hasta 24 letras. Sin nombre, se llama como su plan.',
  tooLong: 'El nombre tiene máximo 24 letras',
  notTaken: 'Ese nombre tiene signos que no podemos guardar.',
  color: 'Color',
  noColor: 'Sin color',
  colors: {
    blue: 'Azul',
    teal: 'Turquesa',
    violet: 'Violeta',
    plum: 'Ciruela',
    olive: 'Oliva',
    slate: 'Gris',
  } satisfies Record<LineColor, string>,
  icon: 'Dibujo',
  noIcon: 'El de siempre',
  icons: {
    phone: 'Celular',
    sim: 'Chip',
    wifi: 'Wi-Fi',
    tv: 'Tele',
    home: 'Casa',
    person: 'Persona',
    heart: 'Corazón',
    child: 'Bebé',
    work: 'Trabajo',
    car: 'Carro',
  } satisfies Record<LineIcon, string>,
  hide: 'Ocultar en Inicio',
  hideText: 'Sigue en «Mis Servicios», y sus facturas en «Pagos y Facturas».',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  none: 'No tienes líneas. Cuando tengas una, la verás aquí.',
} as const;

export const orderCopy = {
  title: titles.orderLines,
  lead: 'Arrastra cada línea a su lugar o muévela con las flechas. Este orden solo lo ves tú.',
  back: titles.services,
  list: 'Tus líneas, en tu orden',
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  edit: titles.lineLook,
  of: (name: string) => ` de ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: puesto ${place} de ${count}`,
  failed: 'No pudimos guardar el orden. Inténtalo de nuevo.',
} as const;
