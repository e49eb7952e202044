// Sentences for whoever has no mobile line.

export const noMobileLinesCopy = {
  title: 'No tienes líneas móviles',
  toServices: 'Mis Servicios',
} as const;
