// Every sentence of choosing how packages and top-ups are paid. Quoted parts are exact.
export const activationsCopy = {
  loading: 'Cargando tus servicios',
  failed: {
    title: 'No pudimos cargar tus servicios',
    text: 'Intenta de nuevo en un momento.',
    retry: 'Reintentar',
    retrying: 'Cargando…',
  },
  title: 'Compra de paquetes y recargas',
  back: 'Activaciones',
  how: '1. Elige tu método de pago',
  goOn: 'Continuar',
  chooseLineFirst: 'Elige primero la línea.',
} as const;
