// Sentences of the signed-in frame.
import { market } from '@portal/market/here';

export const shellCopy = {
  skip: 'Saltar al contenido',
  mainMenu: 'Principal',
  bottomMenu: 'Secciones',
  services: 'Mis Servicios',
  billing: 'Pagos y Facturas',
  activations: 'Activaciones',
  support: 'Soporte',
  rights: (year: number, brand: string) =>
    `© ${year} ${brand} ${market.country}. Todos los derechos reservados`,
  account: 'Mi cuenta',
  terms: 'Términos y condiciones',
} as const;

export const profileCopy = {
  title: 'Mi perfil',
  unproved: 'Sin confirmar: todavía no entras con este número.',
  close: 'Cerrar',
  edit: 'Editar perfil',
  password: 'Cambiar contraseña',
} as const;

export const bellCopy = {
  label: (unread: number) => (unread === 0 ? 'Notificaciones' : `Notificaciones: ${unread} sin leer`),
  many: (most: number) => `${most}+`,
} as const;

export const cookieCopy = {
  title: 'Información Importante',
  text: 'Si lo permites, usamos cookies de medición.',
  policy: 'Política de cookies',
  allow: 'Permitir Cookies',
  close: 'Cerrar sin permitir cookies',
} as const;

export const pageNoticesCopy = {
  offline: 'Sin conexión.',
  acts: 'Para pagar, comprar o hacer cambios necesitas internet.',
  partial: 'No pudimos cargar todo: falta algo en esta página.',
  retry: 'Reintentar',
  newVersion: 'Hay una versión nueva',
  update: 'Actualizar',
} as const;
