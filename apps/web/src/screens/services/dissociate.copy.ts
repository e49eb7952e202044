// Sentences of dissociating a service.

export const dissociateCopy = {
  title: 'Desasociar este servicio',
  text: 'Sale de tu cuenta del portal. Tu contrato y tu línea siguen igual.',
  ask: (name: string) => `¿Desasociar ${name}?`,
  consequence: (number: string) =>
    `Dejarás de ver ${number} en este portal: su consumo, sus saldos y sus facturas. Puedes volver a asociarlo cuando quieras.`,
  yes: 'Desasociar',
  cancel: 'Cancelar',
  dissociating: 'Desasociando tu servicio…',
  waiting: 'Desasociando tu servicio Hogar. Toma unos segundos…',
  doneTitle: 'Desasociación exitosa',
  done: 'Tu servicio se ha desasociado de forma exitosa',
  failedTitle: 'Error!',
  failed: 'Ocurrion un error al desasociar el servicio, intenta nuevamente',
  accept: 'Aceptar',
} as const;
