// Sentences for whoever may not associate services.

export const associateServicesCopy = {
  title: 'Asociar servicios',
  text: 'Para asociar un servicio móvil u Hogar es necesario que te registres por correo',
  leaves: 'Al continuar cerramos tu sesión y te llevamos a crear una cuenta con tu correo.',
  goOn: 'Continuar',
  goingOn: 'Cerrando sesión…',
  cancel: 'Cancelar',
} as const;
