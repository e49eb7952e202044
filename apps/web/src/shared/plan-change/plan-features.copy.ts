// How the values of a plan are said.

export const planFeaturesCopy = {
  yes: 'Sí',
  no: 'No',
  units: {
    gigas: (value: string) => `${value} GB`,
    mensajes: (value: string) => `${value} SMS`,
    minutos: (value: string) => `${value} min`,
    Mbps: (value: string) => `${value} Mbps`,
    canales: (value: string) => `${value} canales`,
  },
} as const;
