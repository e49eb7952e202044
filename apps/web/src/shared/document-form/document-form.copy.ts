// Sentences of the three questions about a document.

export const documentCopy = {
  type: 'Tipo de documento',
  types: { CED: 'Cédula', RUC: 'Ruc', PAS: 'Pasaporte' },
  number: 'Número de documento',
  issuedOn: 'Fecha de emisión de la cédula',
  bornOn: 'Fecha de nacimiento',
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
  CED: 'La cedula debe tener al menos 10 dígitos',
  RUC: 'El Ruc debe tener al menos 13 dígitos',
  PAS: 'El pasaporte debe tener al menos 5 letras o números',
} as const;
