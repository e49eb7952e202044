// Every sentence of a package purchase's result. Quoted of the documents, spelling included: exact.
export const buyReviewCopy = {
  success: {
    title: 'Compra realizada',
    words: ['Tu paquete adicional fue adquirido con éxito.', 'Gracias por tu preferencia'],
  },
  failure: {
    title: 'Error',
    words: ['Hubo un error, favor de intentar más tarde', 'Disculpe las molestias'],
  },
  package: 'Paquete',
  description: 'Descripción',
  validUntil: 'Vigente hasta',
  again: 'Intentar de nuevo',
  toHome: 'Volver a Home',
} as const;
