// Every sentence of 'Administra tu Red WiFi'.
import * as titles from '@portal/help/page-titles.copy';

export const wifiCopy = {
  title: titles.wifi,
  lead: 'Quién está en tu red, invitados, velocidad y clave.',
  back: titles.line,
  network: 'Tu red',
  name: 'Nombre de la red',
  security: 'Tipo de seguridad',
  key: 'Clave actual',
  hiddenKey: 'Oculta',
  show: 'Mostrar clave',
  hide: 'Ocultar clave',
  notShown: 'No pudimos mostrar la clave. Inténtalo de nuevo.',
  waiting: 'Cargando los datos de tu red',
  failed: 'No pudimos cargar los datos de tu red',
  pendingTitle: 'Hay un cambio de clave en proceso',
  pendingText: 'Hasta que termine, tu clave sigue siendo la actual. Revísalo en unos minutos.',
} as const;

export const formCopy = {
  title: 'Cambia tu clave',
  lead: 'Al cambiarla, tus equipos se desconectan hasta que escribas en ellos la clave nueva.',
  newKey: 'Clave nueva',
  confirmation: 'Confirma la clave nueva',
  show: 'Mostrar lo que escribes',
  hide: 'Ocultar lo que escribes',
  rules: 'Tu clave nueva',
  met: 'Cumple',
  missing: 'Falta',
  cancel: 'Cancelar',
  save: 'Guardar Datos',
  saving: 'Guardando…',
} as const;

/** As the documents quote them, spelt right; the longest key is a rule of every network. */
export const keyErrors = {
  required: 'La clave es obligatoria',
  confirmationRequired: 'La confirmación de la clave es obligatoria',
  different: 'Las claves no coinciden',
  thirteen: 'La clave debe ser de 13 dígitos',
  digitsOnly: 'La clave debe contener solo números',
  short: 'La clave debe contener al menos 8 caracteres',
  upper: 'La clave debe contener al menos una letra mayúscula',
  special: 'No se permiten espacios o caracteres especiales',
  digit: 'La clave debe contener al menos un número',
  long: 'La clave debe contener máximo 63 caracteres',
} as const;

export const resultCopy = {
  success: '¡Éxito!',
  done: 'Tu clave se modificó exitosamente',
  requested: 'Hemos solicitado el cambio de tu contraseña, valídalo en unos minutos',
  error: 'Error',
  failed: 'No pudimos cambiar la clave de tu red. Sigue siendo la misma: inténtalo de nuevo en unos minutos.',
  pending: 'Ya hay un cambio de clave en proceso. Revísalo en unos minutos.',
  networkChanged: 'Los datos de tu red cambiaron mientras tanto. Revísalos y vuelve a intentarlo.',
  tooOften: 'Cambiaste la clave muchas veces seguidas. Espera una hora y vuelve a intentarlo.',
  rules: 'Esta red no admite esa clave. Prueba con otra.',
  accept: 'Aceptar',
} as const;

export const guestCopy = {
  title: 'Red de invitados',
  detail: 'Otra clave para tus visitas. Solo da internet: no ven tus equipos.',
  waiting: 'Cargando la red de invitados',
  failed: 'No pudimos cargar la red de invitados',
  howLong: 'Hasta cuándo',
  lasting: { 3: '3 horas', 24: 'Un día', 168: 'Una semana', 0: 'Hasta que la desactives' },
  on: 'Activar',
  turningOn: 'Activando…',
  off: 'Desactivar',
  turningOff: 'Desactivando…',
  network: 'Red',
  key: 'Clave',
  until: 'Se desactiva',
  never: 'Cuando tú quieras',
  qr: 'Código para entrar a la red de invitados con la cámara',
  qrText: 'Quien te visita apunta con su cámara y entra. Cada vez que la activas, la clave es otra.',
  isOn: 'La red de invitados está activada.',
  isOff: 'La red de invitados está desactivada, y su clave ya no sirve.',
  notChanged: 'No pudimos cambiar la red de invitados. Intenta de nuevo.',
} as const;

export const routerCopy = {
  title: 'Módem y velocidad',
  waiting: 'Consultando tu módem',
  failed: 'No pudimos consultar tu módem',
  running: 'Encendido',
  restarting: (until: string) => `Reiniciándose, hasta las ${until}`,
  state: 'Módem',
  lastRestart: 'Último reinicio',
  measure: 'Medir velocidad',
  measuring: 'Midiendo…',
  download: 'Bajada',
  upload: 'Subida',
  latency: 'Respuesta',
  measured: 'Medida',
  speed: (now: string, contracted: string | null) =>
    contracted === null ? `${now} Mbps` : `${now} de ${contracted} Mbps`,
  milliseconds: (count: string) => `${count} ms`,
  speedText: 'Así llega a tu módem. Por Wi-Fi, lejos de él, tus equipos reciben menos.',
} as const;
