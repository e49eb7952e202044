// Every sentence of 'Administra tu Red WiFi'.

export const wifiCopy = {
  title: 'Administra tu Red WiFi',
  lead: 'Quién está en tu red, invitados, velocidad y clave.',
  back: 'Detalle de Servicio',
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
  failed: 'No pudimos cambiar la clave de tu red. Sigue la actual: inténtalo de nuevo en unos minutos.',
  pending: 'Ya hay un cambio de clave en proceso. Revísalo en unos minutos.',
  networkChanged: 'Los datos de tu red cambiaron mientras tanto. Revísalos y vuelve a intentarlo.',
  tooOften: 'Cambiaste la clave muchas veces seguidas. Espera una hora y vuelve a intentarlo.',
  rules: 'Esta red no admite esa clave. Prueba con otra.',
  accept: 'Aceptar',
} as const;
