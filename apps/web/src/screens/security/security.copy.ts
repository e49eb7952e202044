// Sentences of 'Seguridad'.
export const securityCopy = {
  title: 'Seguridad',
  lead: 'Quién entra a tu cuenta.',
  again: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
} as const;

export const sessionsCopy = {
  title: 'Sesiones abiertas',
  detail: 'Si no reconoces una, ciérrala y cambia tu contraseña.',
  waiting: 'Cargando tus sesiones',
  failed: 'No pudimos cargar tus sesiones',
  current: 'Este equipo',
  close: 'Cerrar',
  closeOne: (device: string) => `Cerrar ${device}`,
  closed: 'Sesión cerrada',
  closeOthers: 'Cerrar todas las demás',
  closedOthers: 'Cerramos tus otras sesiones',
  now: 'ahora',
} as const;
