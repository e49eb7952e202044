// Every sentence of the notifications and of how they are sent.
export const notificationsCopy = {
  title: 'Notificaciones',
  lead: 'Lo que pasa con tus líneas, tus pagos y tus equipos.',
  list: 'Tus alertas',
  caption: 'Notificaciones, de la más nueva a la más antigua',
  columns: { alert: 'Alertas', date: 'Fecha', remove: 'Eliminar' },
  unread: 'Sin leer',
  readAll: 'Marcar todas como leídas',
  readingAll: 'Marcando…',
  remove: (subject: string) => `Eliminar: ${subject}`,
  none: 'No tienes notificaciones',
  noneText: 'Aquí verás tus facturas listas, tus pagos, tu consumo y tus reparaciones.',
  waiting: 'Cargando tus notificaciones',
  failed: 'No pudimos cargar tus notificaciones',
  notDone: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
  pages: {
    list: 'Páginas de notificaciones',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (number: number) => `Página ${number}`,
  },
} as const;

export const removeCopy = { done: 'Notificación eliminada', undo: 'Deshacer' } as const;

/** What can be done about it, in its row. */
export const actCopy = {
  pay: 'Pagar la factura',
  answer: 'Responder',
  buy: 'Comprar un paquete',
  changeCap: 'Cambiar tope',
} as const;

/** Web Push, in the browser that it is read in. */
export const pushCopy = {
  title: 'Avisos en este dispositivo',
  text: 'Te avisamos aquí aunque el portal esté cerrado. En la pantalla solo se ve de qué se trata, sin montos ni números.',
  on: 'Los avisos están activados en este dispositivo.',
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
  retry: 'Reintentar',
  retrying: 'Cargando…',
} as const;
