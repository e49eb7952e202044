// Every sentence of «Viajar».

export const travelCopy = {
  title: 'Viajar',
  lead: 'Lo que cuesta usar tu línea en otro país, antes de salir.',
  back: 'Activaciones',
  where: '¿A dónde viajas?',
  choose: 'Elige un país',
  days: '¿Cuántos días? (opcional)',
  daysHint: 'Así ves qué paquete te dura todo el viaje.',
  failed: 'No pudimos cargar los países',
  waiting: 'Cargando los países',
  packages: {
    title: (country: string) => `Con un paquete, en ${country}`,
    failed: 'No pudimos cargar los paquetes',
    waiting: 'Cargando los paquetes',
    none: (country: string) => `Para ${country} no hay paquetes. Todo se cobra como abajo.`,
    prepaid: (phone: string) =>
      `Los paquetes de roaming son para líneas postpago. Para tu línea prepago, llámanos al ${phone}.`,
    lasts: (days: number) => (days === 1 ? 'Te dura tu día de viaje' : `Te dura tus ${days} días`),
    endsBefore: (lasts: number, days: number) => `Te dura ${lasts} de tus ${days} días`,
    see: 'Comprar un paquete',
  },
  rates: {
    title: 'Sin paquete',
    minute: 'Un minuto de llamada, hecha o recibida',
    megabyte: 'Un MB de internet',
    message: 'Un SMS enviado',
    note: 'Sin un paquete, lo incluido en tu plan no sirve en otro país.',
  },
  home: {
    title: 'Para llamar a casa',
    text: (prefix: string, example: string) =>
      `Marca +${prefix} y el número sin el cero: ${example}. Así funciona desde cualquier país.`,
  },
  lines: {
    title: 'Roaming de tus líneas',
    text: 'Actívalo, desactívalo o ponle un tope en cada línea.',
    off: 'Desactivado: en otro país no se usa ni se cobra',
    upTo: (money: string) => `Activado, hasta ${money} al mes`,
    slowAfter: (money: string) => `Activado; desde ${money} al mes va más lento`,
    noCap: 'Activado, sin tope',
    unknown: 'Ver cómo está',
  },
} as const;
