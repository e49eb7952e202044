// The alert of a customer whose services could not be had.
import * as titles from '@portal/help/page-titles.copy';

export const servicesAlertCopy = {
  title: 'Aviso',
  text: 'Sus servicios no pudieron ser cargados. Favor de intentarlo más tarde',
  retry: 'Reintentar',
  retrying: 'Cargando…',
  signOut: 'Cerrar sesión',
  signingOut: 'Saliendo…',
} as const;

/** Sentences for whoever may not associate services. */
export const associateServicesCopy = {
  title: titles.associateAny,
  text: 'Para asociar un servicio móvil u Hogar es necesario que te registres por correo',
  leaves: 'Al continuar cerramos tu sesión y te llevamos a crear una cuenta con tu correo.',
  goOn: 'Continuar',
  goingOn: 'Cerrando sesión…',
  cancel: 'Cancelar',
} as const;
