// Sentences of 'Mis datos'.
export const privacyCopy = {
  title: 'Mis datos',
  lead: 'Lo que guardamos de ti: cópialo, corrígelo, decide para qué se usa o bórralo.',
  again: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
} as const;

export const scopeNames = {
  usage: 'Consumos',
  balance: 'Saldos',
  bills: 'Facturas',
} as const;

export const scopeDetails = {
  usage: 'Lo que usas y lo que te queda',
  balance: 'Saldos y recargas',
  bills: 'Valores y fechas de pago',
} as const;

export const tokensCopy = {
  title: 'Tokens personales',
  detail:
    'Para que un programa tuyo lea tus cifras, como la pantalla de tu casa. No puede cambiar ni pagar nada.',
  waiting: 'Cargando tus tokens',
  failed: 'No pudimos cargar tus tokens',
  begin: 'Crear token',
  until: (when: string) => `hasta el ${when}`,
  used: (when: string) => `usado ${when}`,
  neverUsed: 'sin usar',
  revoke: 'Eliminar',
  revokeOne: (name: string) => `Eliminar ${name}`,
  revoked: 'Token eliminado',
} as const;

export const newTokenCopy = {
  title: 'Nuevo token',
  name: 'Nombre',
  nameHint: 'Para reconocerlo: «Pantalla de la cocina»',
  missing: 'Escribe un nombre',
  scopes: 'Qué puede leer',
  noScope: 'Elige al menos una opción',
  days: 'Cuánto dura',
  choices: [
    { value: '30', label: '30 días' },
    { value: '90', label: '90 días' },
    { value: '365', label: 'Un año' },
  ],
  create: 'Crear',
  creating: 'Creando…',
  cancel: 'Cancelar',
  cancelled: 'No se creó. Intenta otra vez cuando quieras.',
  tooMany: 'Ya tienes 10 tokens. Elimina uno para crear otro.',
  doneTitle: 'Copia tu token',
  once: 'Guárdalo ahora: no lo volverás a ver.',
  care: 'Quien lo tenga puede leer tus cifras. No lo compartas.',
  token: 'Tu token',
  copy: 'Copiar',
  copied: 'Token copiado',
  close: 'Ya lo guardé',
} as const;

export const endTokenCopy = (name: string) =>
  ({
    title: '¿Eliminar este token?',
    text: `El programa que usa «${name}» deja de leer tus cifras al momento.`,
    yes: 'Eliminar',
    busy: 'Eliminando…',
    cancel: 'Cancelar',
  }) as const;
