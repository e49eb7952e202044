// Sentences of the three questions about a document.

export const documentCopy = {
  type: 'Tipo de documento',
  number: 'Número de documento',
  year: 'Año',
  month: 'Mes',
  day: 'Día',
  choose: 'Elige',
  months: [
    'Enero',
    'Febrero',
    'Marzo',
    'Abril',
    'Mayo',
    'Junio',
    'Julio',
    'Agosto',
    'Septiembre',
    'Octubre',
    'Noviembre',
    'Diciembre',
  ],
} as const;

export const documentErrors = {
  required: '*El campo es requerido',
} as const;
