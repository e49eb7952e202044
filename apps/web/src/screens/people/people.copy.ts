// Sentences of 'Personas', and of accepting an invitation.
export const peopleCopy = {
  title: 'Personas',
  lead: 'Quién más entra a tus líneas, y qué puede hacer.',
  list: 'Con acceso',
  listDetail: 'Quitas el acceso cuando quieras: vale desde ese momento.',
  waiting: 'Cargando las personas',
  failed: 'No pudimos cargar las personas',
  none: 'Solo tú tienes acceso a tus líneas.',
  roles: {
    holder: 'Titular',
    manager: 'Administra',
    viewer: 'Solo mira',
    payer: 'Solo paga',
  },
  invitedUntil: (day: string) => `Invitación hasta el ${day}`,
  change: 'Cambiar',
  changeOf: (name: string) => `Cambiar el acceso de ${name}`,
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar la invitación de ${name}`,
  withdrawn: 'Invitación retirada',
  onlyHolder:
    'Solo el titular de una línea invita a otras personas. Si eres tú, confírmalo con los datos de tu documento.',
  again: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
} as const;

export const inviteCopy = {
  title: 'Invitar a una persona',
  detail: 'Le enviamos un enlace que sirve una vez y vence en 7 días.',
  who: 'Correo o número de celular',
  whoHint: 'Puede no tener cuenta todavía',
  whoMissing: 'Escribe su correo o su número de celular',
  whoWrong: 'Revisa el correo o el número. No puede ser el tuyo.',
  role: 'Qué puede hacer',
  options: {
    viewer: { label: 'Mirar', detail: 'Ve el consumo y los saldos. No ve las llamadas.' },
    payer: { label: 'Pagar', detail: 'Ve las facturas y las paga con su tarjeta. No ve el consumo.' },
    manager: { label: 'Administrar', detail: 'Hace todo, menos el chip, la salida y las personas.' },
  },
  lines: 'En qué líneas',
  linesMissing: 'Elige al menos una línea',
  submit: 'Enviar invitación',
  submitting: 'Enviando…',
  sent: 'Invitación enviada',
} as const;

export const personCopy = {
  role: 'Qué puede hacer',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Acceso cambiado',
  end: 'Quitar acceso',
  ended: 'Acceso quitado',
  cancel: 'Cancelar',
} as const;

export const invitationCopy = {
  title: 'Te invitaron a una línea',
  text: 'Si aceptas, la verás entre tus servicios. Quien te invitó sabrá que aceptaste y puede quitarte el acceso.',
  accept: 'Aceptar invitación',
  accepting: 'Aceptando…',
  accepted: 'Ya tienes acceso',
  later: 'Ahora no',
  enter: 'Para aceptar, ingresa a tu cuenta. Si no tienes una, créala y vuelve a abrir este enlace.',
  signIn: 'Ingresar',
  register: 'Crear cuenta',
  ended: 'Esta invitación ya no es válida',
  endedText: 'Se usó, se retiró o venció. Pide otra a quien te invitó.',
  own: 'Esta invitación la enviaste tú',
  ownText: 'Ábrela con la cuenta de la persona que invitaste.',
  failed: 'No pudimos aceptar la invitación. Intenta de nuevo en un momento.',
  services: 'Ir a Mis Servicios',
} as const;
