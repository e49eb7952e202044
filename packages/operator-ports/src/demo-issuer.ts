// The company that issues the bills where nobody has said which one does: there is none of this name.
export const demoIssuer = {
  legalName: 'OPERADORA DEMOSTRACIÓN ECUADOR S.A.',
  ruc: '1799999990001',
  headquartersAddress: 'Av. de la Demostración N34-100 y Calle Ficticia, Quito',
  establishmentAddress: 'Av. del Ejemplo 1500 y Calle Segunda, Guayaquil',
} as const;
