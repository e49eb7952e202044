import * as titles from '@portal/help/page-titles.copy';
import { failedCopy } from '../../shared/page/form.copy.ts';

export const notificationsCopy = {
  title: titles.notifications,
  settings: titles.notificationSettings,
  list: 'Tus notificaciones',
  filter: 'Qué notificaciones ver',
  weights: { all: 'Todas', urgent: 'Urgente', money: 'Dinero', news: 'Novedades' },
  columns: { alert: 'Alertas', date: 'Fecha', remove: 'Eliminar' },
  unread: 'Sin leer',
  readAll: 'Marcar como leídas',
  readingAll: 'Marcando…',
  optionsOf: (subject: string) => `Opciones de «${subject}»`,
  markRead: 'Marcar como leída',
  markUnread: 'Marcar como no leída',
  remove: 'Eliminar',
  unwant: {
    charges: 'No escribirme de mis cobros',
    bills: 'No escribirme de mis facturas',
  },
  unwanted: {
    charges: 'Ya no te escribimos de tus cobros por correo ni SMS. WhatsApp se elige aparte.',
    bills: 'Ya no te escribimos de tus facturas por correo ni SMS. WhatsApp se elige aparte.',
  },
  close: 'Cerrar',
  none: 'Nada nuevo',
  noneText: 'Aquí verás las notificaciones de tus facturas, pagos, consumo y reparaciones.',
  noneHere: 'Nada por aquí',
  more: 'Ver más',
  waitingMore: 'Cargando…',
  waiting: 'Cargando tus notificaciones',
  failed: 'No pudimos cargar tus notificaciones',
  notDone: failedCopy.notDone,
} as const;

export const removeCopy = { done: 'Notificación eliminada', undo: 'Deshacer' } as const;

/** Web Push, in the browser that it is read in. */
export const pushCopy = {
  title: 'Notificaciones en este equipo',
  text: 'Llegan aunque el portal esté cerrado. En la pantalla no se ven valores ni números.',
  on: 'Las notificaciones están activadas en este equipo.',
  blocked: 'Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en sus ajustes.',
  turnOn: 'Activar notificaciones',
  turningOn: 'Activando…',
  turnOff: 'Desactivar notificaciones',
  turningOff: 'Desactivando…',
  failed: 'No pudimos activar las notificaciones. Intenta de nuevo en un momento.',
} as const;

export const preferencesCopy = {
  title: titles.notificationSettings,
  legend: 'Qué mensajes quieres recibir',
  email: 'Notificaciones por correo electrónico',
  charges: 'Notificación al realizarse un cobro',
  chargesDetail: 'Comprobantes de pagos, recargas y paquetes',
  promotions: 'Promociones por correo electrónico',
  bills: 'Notificación cuando tu factura esté lista',
  sms: 'Notificaciones por SMS',
  noEmail: 'No tenemos un correo tuyo',
  noPhone: 'No tenemos un número en tu perfil',
  toLine: 'A la línea de la que se trate',
  always: 'Los códigos y las notificaciones de seguridad los enviamos siempre.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardamos tus preferencias',
  notSaved: 'No pudimos guardar tus preferencias. Intenta de nuevo en un momento.',
  waiting: 'Cargando tus preferencias',
  failed: 'No pudimos cargar tus preferencias',
} as const;
