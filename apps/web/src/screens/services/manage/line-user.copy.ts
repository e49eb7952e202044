// Sentences of saying who uses a line, on its detail.
export const sayUserCopy = {
  change: 'Cambiar',
  say: 'Indicar quién la usa',
  title: '¿Quién usa esta línea?',
  legend: 'La usa',
  options: {
    holder: { label: 'Yo', detail: 'Ves sus registros como siempre.' },
    adult: {
      label: 'Otra persona adulta',
      detail: 'Sus llamadas, SMS y sitios son suyos: para verlos le pides permiso. Se lo contamos por SMS.',
    },
    minor: { label: 'Una persona menor de edad a mi cargo', detail: 'Ves sus registros.' },
  },
  asksUser: 'Se lo preguntamos por SMS a quien usa la línea: el cambio vale cuando lo confirme.',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Quedó guardado',
  asked: 'Le preguntamos por SMS a quien usa la línea',
  requests: 'Permisos que te piden y que das',
  stop: 'Ya no la uso',
  stopTitle: '¿Ya no usas esta línea?',
  stopText:
    'Quien es titular y quienes la administran podrán ver los registros de los últimos 6 meses, también los tuyos. Los permisos que diste terminan.',
  stopAct: 'Ya no la uso',
  stopping: 'Guardando…',
  stopped: 'Quedó guardado: ya no usas esta línea',
} as const;
