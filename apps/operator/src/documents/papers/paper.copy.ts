// What every paper says.
export const paperCopy = {
  page: (number: number, count: number) => `Página ${number} de ${count}`,
  check: 'Cualquier persona puede comprobar este documento con el código o con el archivo.',
  qr: 'Código QR que abre la página donde se comprueba este documento',
} as const;
