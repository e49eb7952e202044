// What the office answers to corrections.
export const correctionWords = {
  addressDone: 'Cambiamos tu dirección. Tu próxima factura ya la lleva.',
  emailDone: 'Cambiamos el correo de tu contrato. Tu próxima factura llega ahí.',
  nameDone: 'Corregimos tu nombre. Tu próxima factura ya lo lleva.',
  noEmail: 'Eso no es un correo electrónico. Pide la corrección otra vez.',
  seeDocument:
    'Para cambiar este dato tenemos que ver tu documento original. Acércate con él a un centro de atención.',
} as const;
