// How a device is called that somebody signed in with.
export const deviceCopy = {
  unknown: 'Equipo desconocido',
  types: { phone: 'Celular', tablet: 'Tableta', computer: 'Computador', other: 'Equipo' },
} as const;
