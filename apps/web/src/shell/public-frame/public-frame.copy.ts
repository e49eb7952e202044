// Sentences of the frame around the public pages.
import * as titles from '@portal/help/page-titles.copy';
import { market } from '@portal/market/here';

export const frameCopy = {
  help: 'Ayuda',
  loading: 'Cargando menú',
  failed: 'Error... vuelva a intentarlo',
  retry: 'Reintentar',
  retrying: 'Cargando…',
} as const;

export const barCopy = {
  label: 'Sitio público',
  people: 'Personas',
  business: 'Negocios',
  enterprise: 'Empresas',
  store: 'Tienda en línea',
  offices: 'Centros de atención',
  complaints: 'Portal de reclamos',
  country: (name: string) => `País: ${name}`,
  countries: 'Sitios de otros países',
  here: market.country,
} as const;

export const menuCopy = {
  label: 'Menú principal',
  open: 'Abrir menú',
  title: 'Menú',
  close: 'Cerrar menú',
  all: (name: string) => `Ver todo en ${name}`,
  more: 'Más',
  fresh: 'Nuevo',
} as const;

export const searchCopy = {
  show: 'Buscar en el sitio',
  label: '¿Qué buscas?',
  submit: 'Buscar',
} as const;

export const selfCareCopy = {
  title: (brand: string) => `${brand} autogestión`,
  login: 'Inicia sesión',
  register: 'Regístrate',
  recover: '¿Olvidaste contraseña?',
  services: titles.services,
  billing: titles.billing,
} as const;

export const carouselCopy = {
  role: 'carrusel',
  previous: 'Anteriores',
  next: 'Siguientes',
  pause: 'Detener el carrusel',
  play: 'Mover el carrusel',
  page: (number: number, count: number) => `Grupo ${number} de ${count}`,
} as const;

export const footerCopy = {
  label: 'Enlaces del sitio',
  path: 'Ruta de navegación',
  loading: 'Cargando enlaces',
  institutional: 'Información institucional',
  unknownPage: titles.notFound,
} as const;
