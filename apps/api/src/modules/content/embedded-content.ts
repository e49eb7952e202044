// The neutral menu and footer with which the product runs alone. Addresses are the public site's, or of the portal's pages.
import type { PublishedPlace } from '@portal/contract/help/places';
import type { ContentNode } from '@portal/contract/help/portal-support';
import { type CivilDate, civilDateOf, type Weekday, weekdays } from '@portal/market/civil-dates';
import { demo } from '@portal/market/demo';
import { market } from '@portal/market/here';
import { portalBase } from '@portal/market/path';

function link(Descripcion: string, URL: string, ClassMenu = ''): ContentNode {
  return { Descripcion, URL, ClassMenu, ClassContenido: '', Hijos: [] };
}

function group(Descripcion: string, URL: string, Hijos: ContentNode[], ClassContenido = ''): ContentNode {
  return { Descripcion, URL, ClassMenu: '', ClassContenido, Hijos };
}

export const embeddedMenu: ContentNode[] = [
  group('Móvil', '/personas/movil/', [
    group('Planes postpago', '/personas/movil/postpago/', [
      link('Todos los planes', '/personas/movil/postpago/planes/'),
      link('Planes ilimitados', '/personas/movil/postpago/ilimitados/', 'destacado'),
      link('Pásate con tu número', '/personas/movil/portabilidad/'),
    ]),
    group('Prepago', '/personas/movil/prepago/', [
      link('Chip prepago', '/personas/movil/prepago/chip/'),
      link('Paquetes', '/personas/movil/prepago/paquetes/'),
      link('Recargas', '/personas/movil/prepago/recargas/'),
    ]),
    group('De viaje', '/personas/movil/roaming/', [
      link('Roaming', '/personas/movil/roaming/paquetes/'),
      link('Larga distancia', '/personas/movil/larga-distancia/'),
    ]),
  ]),
  group('Hogar', '/personas/hogar/', [
    link('Internet fijo', '/personas/hogar/internet/'),
    link('Televisión', '/personas/hogar/television/'),
    link('Telefonía fija', '/personas/hogar/telefonia/'),
    link('Combos', '/personas/hogar/combos/', 'nuevo'),
    link('Cobertura', '/personas/hogar/cobertura/'),
  ]),
  group('Equipos', '/personas/equipos/', [
    link('Celulares', '/personas/equipos/celulares/'),
    link('Tabletas', '/personas/equipos/tabletas/'),
    link('Accesorios', '/personas/equipos/accesorios/'),
  ]),
  link('Promociones', '/personas/promociones/'),
  group('Ayuda', '/personas/ayuda/', [
    link('Preguntas frecuentes', '/personas/ayuda/preguntas/'),
    link('Centros de atención', '/personas/ayuda/centros/'),
    link('Lee tu factura', '/personas/ayuda/factura/'),
    link('Configura tu equipo', '/personas/ayuda/equipos/'),
  ]),
];

/** A slide of the carousel: its title, and beneath it the sentence that leads there. */
function slide(title: string, text: string, URL: string): ContentNode {
  return group(title, '', [link(text, URL)]);
}

export const embeddedFooter: ContentNode[] = [
  group(
    'Descubre más',
    '',
    [
      slide('Planes postpago', 'Gigas y minutos según lo que usas.', '/personas/movil/postpago/planes/'),
      slide('Paquetes prepago', 'Datos para hoy o para todo el mes.', '/personas/movil/prepago/paquetes/'),
      slide('Internet fijo', 'Fibra para trabajar, estudiar y jugar.', '/personas/hogar/internet/'),
      slide('Televisión', 'Tus canales en casa y en el celular.', '/personas/hogar/television/'),
      slide('Celulares', 'Elige el tuyo y llévalo a tu plan.', '/personas/equipos/celulares/'),
      slide('Roaming', 'Viaja con tus gigas y tu número.', '/personas/movil/roaming/paquetes/'),
    ],
    'carrusel',
  ),
  group(
    'Productos',
    '',
    [
      link('Planes postpago', '/personas/movil/postpago/'),
      link('Prepago y recargas', '/personas/movil/prepago/'),
      link('Internet fijo', '/personas/hogar/internet/'),
      link('Televisión', '/personas/hogar/television/'),
    ],
    'secciones',
  ),
  group(
    'Autogestión',
    '',
    [
      link('Inicia sesión', `${portalBase}/`),
      link('Regístrate', `${portalBase}/register-email-or-phone`),
      link('Recupera tu contraseña', `${portalBase}/recovery-password`),
    ],
    'secciones',
  ),
  group(
    'Ayuda',
    '',
    [
      link('Preguntas frecuentes', '/personas/ayuda/preguntas/'),
      link('Centros de atención', '/personas/ayuda/centros/'),
      link('Lee tu factura', '/personas/ayuda/factura/'),
    ],
    'secciones',
  ),
  group(
    'Nosotros',
    '',
    [
      link('Quiénes somos', '/institucional/quienes-somos/'),
      link('Trabaja con nosotros', '/institucional/empleo/'),
      link('Sala de prensa', '/institucional/prensa/'),
    ],
    'secciones',
  ),
  group(
    'Síguenos',
    '',
    [
      link('Facebook', 'https://www.facebook.com/'),
      link('Instagram', 'https://www.instagram.com/'),
      link('YouTube', 'https://www.youtube.com/'),
      link('X', 'https://x.com/'),
    ],
    'redes',
  ),
  group(
    'Información institucional',
    '',
    [
      link('Política de privacidad', '/institucional/privacidad/'),
      link('Derechos de los usuarios', '/institucional/derechos/'),
      link('Calidad del servicio', '/institucional/calidad/'),
      link('Accesibilidad', '/institucional/accesibilidad/'),
    ],
    'institucional',
  ),
];

// The places with which the product runs alone: an office and a place that collects payments in each of the market's cities.

const workdays = weekdays.slice(0, 5);
const minuteMs = 60_000;

const onDays = (days: readonly Weekday[], startHour: string, endHour: string) =>
  days.map((day) => ({ day, startHour, endHour }));

/** Of a year and more. */
function holidaysFrom(date: CivilDate): CivilDate[] {
  const year = Number(date.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => market.holidays.map((day) => `${one}-${day}`))
    .filter((day) => day >= date);
}

/** How many wait goes up and down in a quarter of an hour, in each of them otherwise. */
export function embeddedPlaces(now: Date): PublishedPlace[] {
  const closedOn = holidaysFrom(civilDateOf(now));
  return demo.places.flatMap(
    ({ city, province, latitude, longitude, office, shop }, at): PublishedPlace[] => {
      const near = { latitude, longitude };
      const where = { city, stateOrProvince: province, closedOn };
      const minute = now.getTime() / minuteMs;
      return [
        {
          ...where,
          id: `CAC-${at + 1}`,
          name: `Centro de atención ${city}`,
          kind: 'office',
          address: office,
          geographicLocation: near,
          activities: ['payments', 'topUps', 'contracts', 'chips', 'repairs', 'returns'],
          openingHours: [...onDays(workdays, '09:00', '18:00'), ...onDays(['saturday'], '09:00', '14:00')],
          takesAppointments: true,
          waiting: Math.round(4 + 4 * Math.sin((minute * 2 * Math.PI) / 15 + at)),
        },
        {
          ...where,
          id: `REC-${at + 1}`,
          name: `Punto de pago ${city}`,
          kind: 'collectionPoint',
          address: shop,
          geographicLocation: { latitude: latitude + 0.012, longitude: longitude - 0.009 },
          activities: ['payments', 'topUps'],
          openingHours: onDays(weekdays, '08:00', '21:00'),
          takesAppointments: false,
        },
      ];
    },
  );
}
