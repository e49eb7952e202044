// How agreements about lines that somebody begins to manage call them.
export const associationCopy = {
  subject: (planName: string) => `Administrar el servicio ${planName}`,
  holder: 'Titular de los servicios de esta cuenta',
} as const;
