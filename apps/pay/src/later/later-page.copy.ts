// Every sentence of the page where codes of the demonstration are paid.
export const laterPageCopy = {
  title: 'Caja y banco de demostración',
  lead: 'Aquí se paga un código como en la caja o en la aplicación del banco. No se mueve dinero.',
  code: 'Código',
  find: 'Buscar',
  unknown: 'Ese código no existe.',
  closed: 'Este código se anuló: la caja no lo recibe.',
  total: (money: string) => `Por pagar: ${money}`,
  until: (when: string) => `Vence: ${when}`,
  ways: { exacto: 'Pagar el valor exacto', menos: 'Pagar un centavo menos', tarde: 'Pagar cuando ya venció' },
  paid: (money: string, isBack: boolean) => `Pagado ${money}${isBack ? ', devuelto' : ''}`,
} as const;
