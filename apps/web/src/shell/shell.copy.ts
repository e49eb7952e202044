// Sentences of the signed-in frame.
import * as titles from '@portal/help/page-titles.copy';
import { market } from '@portal/market/here';

export const shellCopy = {
  skip: 'Saltar al contenido',
  mainMenu: 'Principal',
  bottomMenu: 'Secciones',
  services: titles.services,
  billing: titles.billing,
  activations: titles.activations,
  support: titles.support,
  rights: (year: number, brand: string) =>
    `© ${year} ${brand} ${market.country}. Todos los derechos reservados`,
  account: titles.account,
  terms: titles.terms,
} as const;

export const profileCopy = {
  title: 'Mi perfil',
  unproved: 'Sin confirmar: todavía no entras con este número.',
  close: 'Cerrar',
  edit: titles.editProfile,
  password: 'Cambiar contraseña',
} as const;

export const bellCopy = {
  label: (unread: number) => (unread === 0 ? 'Notificaciones' : `Notificaciones: ${unread} sin leer`),
  many: (most: number) => `${most}+`,
} as const;

export const cookieCopy = {
  title: 'Información Importante',
  text: 'Si lo permites, usamos cookies de medición.',
  policy: titles.cookiePolicy,
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

export const assistantCopy = {
  open: 'Asistente',
  news: 'Mensaje nuevo',
  title: 'Asistente',
  close: 'Cerrar el asistente',
  frame: 'Conversación con el asistente',
  opening: 'Abriendo el asistente…',
  failed: {
    title: 'No pudimos abrir el asistente',
    text: (phones: string) => `Intenta de nuevo en un momento, o llámanos al ${phones}.`,
  },
  noPerson: 'No pudimos abrir el chat con una persona. Intenta de nuevo en un momento.',
} as const;
