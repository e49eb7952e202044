// What a company reads where people see amounts and buy. The sentence with the brand is quoted: exact.
export const companyCopy = {
  titles: { one: 'Línea corporativa', all: 'Tus líneas son corporativas' },
  business: (brand: string) => `Favor ingresa al portal de Empresas para que puedas utilizar ${brand}`,
  text: 'Allí están las facturas, los pagos y las compras. Aquí ves lo que le queda a cada línea.',
  portal: 'Portal de Empresas',
  list: 'Tus líneas',
} as const;
