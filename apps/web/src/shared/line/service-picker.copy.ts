// Words of choosing one service out of a list, and of searching it.

export const servicePickerCopy = {
  title: 'Elige un servicio',
  close: 'Cerrar',
  current: 'Actual',
  label: 'Servicio',
  all: 'Todos',
  allDetail: 'Todos tus servicios asociados',
  /** Before the number: the documents' `name:number`. */
  option: (name: string) => `${name}: `,
  search: 'Buscar por nombre o número',
  clear: 'Borrar la búsqueda',
  found: (count: number) => (count === 1 ? '1 servicio' : `${count} servicios`),
  none: 'Ningún servicio coincide',
  noneText: 'Revisa el nombre o el número.',
} as const;
