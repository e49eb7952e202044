// Sentences of the first visit: the welcome and the four steps of the tour.

export const welcomeCopy = {
  title: (givenName: string, brand: string) => `${givenName}, te damos la bienvenida a ${brand}`,
  lead: 'Esto es lo que puedes hacer aquí desde hoy.',
  benefits: {
    activation: ['Activación inmediata', 'Activa paquetes de datos a cualquier hora y úsalos al instante.'],
    balances: ['Saldos en línea', 'Consulta tus datos y minutos cuando quieras.'],
    bills: ['Pago de facturas', 'Paga tus facturas con tarjeta, sin filas.'],
  },
  sameStore: 'La misma contraseña también te sirve en nuestra tienda en línea.',
  goOn: 'Continuar',
} as const;

export const tourCopy = {
  count: (step: number, all: number) => `${step} de ${all}`,
  skip: 'Saltar',
  back: 'Anterior',
  next: 'Siguiente',
  finish: 'Finalizar',
} as const;

/** `here` while what it speaks of is on the page, `elsewhere` while it is not, `none` for whom gets no bills. */
export const stepsCopy = {
  bills: {
    title: 'Servicios por pagar',
    here: 'Aquí ves cuánto debes y cuándo vence.',
    elsewhere: 'Cuando tengas una factura, en esta página verás cuánto debes y cuándo vence.',
    none: 'Cuando tengas algo por pagar, será lo primero que veas en esta página.',
  },
  lines: {
    title: 'Simplifica tu vida',
    here: 'Todas tus líneas y tu servicio Hogar, juntos. Abre una línea y verás todo lo suyo.',
    elsewhere: 'Tus líneas y tu servicio Hogar estarán juntos en esta página.',
  },
  pay: {
    title: 'Pagar nunca fue tan sencillo',
    here: 'Toca el valor, escribe tu tarjeta y listo. Sin filas y a cualquier hora.',
    elsewhere: 'Paga tus facturas con tarjeta desde aquí, sin filas y a cualquier hora.',
    none: 'Recarga y compra paquetes con tarjeta desde aquí, sin filas y a cualquier hora.',
  },
  talk: {
    title: 'Habla más y navega más',
    here: 'Mira lo que le queda a cada línea.',
    elsewhere: 'Consulta cuántos datos, minutos y SMS le quedan a cada una de tus líneas.',
    offers: 'Cuando te falten datos, minutos o SMS, súmalos aquí y úsalos al instante.',
  },
} as const;
