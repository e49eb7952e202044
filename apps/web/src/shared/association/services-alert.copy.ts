// The alert of a customer whose services could not be had.

export const servicesAlertCopy = {
  title: 'Aviso',
  text: 'Sus servicios no pudieron ser cargados. Favor de intentarlo más tarde',
  offline: 'No tienes conexión a internet. Cuando vuelva, intenta otra vez.',
  retry: 'Reintentar',
  retrying: 'Cargando…',
  signOut: 'Cerrar sesión',
  signingOut: 'Saliendo…',
} as const;
