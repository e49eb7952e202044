// Every sentence of the notifications and of how they are sent.
export const notificationsCopy = {
  title: 'Notificaciones',
  settings: 'Configurar notificaciones',
  list: 'Tus alertas',
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
  close: 'Cerrar',
  none: 'Nada nuevo',
  noneText: 'Aquí verás tus facturas, tus pagos, tu consumo y tus reparaciones.',
  noneHere: 'Nada por aquí',
  more: 'Ver más',
  waitingMore: 'Cargando…',
  waiting: 'Cargando tus notificaciones',
  failed: 'No pudimos cargar tus notificaciones',
  notDone: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
} as const;

export const removeCopy = { done: 'Notificación eliminada', undo: 'Deshacer' } as const;

/** Web Push, in the browser that it is read in. */
export const pushCopy = {
  title: 'Avisos en este equipo',
  text: 'Llegan aunque el portal esté cerrado. En la pantalla no se ven montos ni números.',
  on: 'Los avisos están activados en este equipo.',
  blocked: 'Tu navegador bloquea los avisos de este sitio. Puedes permitirlos en sus ajustes.',
  turnOn: 'Activar avisos',
  turningOn: 'Activando…',
  turnOff: 'Desactivar avisos',
  turningOff: 'Desactivando…',
  failed: 'No pudimos activar los avisos. Intenta de nuevo en un momento.',
} as const;

export const preferencesCopy = {
  title: 'Configurar notificaciones',
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
  always: 'Los códigos y los avisos de seguridad los enviamos siempre.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardamos tus preferencias',
  notSaved: 'No pudimos guardar tus preferencias. Intenta de nuevo en un momento.',
  waiting: 'Cargando tus preferencias',
  failed: 'No pudimos cargar tus preferencias',
} as const;
