// What a company reads where people see amounts and buy. The sentence with the brand is quoted: exact.
export const companyCopy = {
  titles: { one: 'Línea corporativa', all: 'Tus líneas son corporativas' },
  business: (brand: string) => `Favor ingresa al portal de Empresas para que puedas utilizar ${brand}`,
  text: 'Allí están los valores y los pagos. Aquí ves lo que queda de cada línea.',
  portal: 'Portal de Empresas',
  portalDetail: 'Valores, pagos y compras',
  list: 'Tus líneas y dónde te atienden',
} as const;
