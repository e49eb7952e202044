// How services of other companies are called among agreements.
export const operatorAgreementCopy = {
  subject: (name: string, provider: string) => `${name}, de ${provider}`,
  text: (name: string, provider: string) =>
    `Servicio «${name}» de ${provider}, que se cobra en la factura de esta línea cada mes. ${provider} no nos entregó el texto que aceptaste, solo la constancia que ves.`,
  noProof: 'La empresa no entregó ninguna constancia',
} as const;
