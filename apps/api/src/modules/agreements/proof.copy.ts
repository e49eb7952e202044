// How a person was known when they agreed to something, in words.

export const proofCopy = {
  entered: {
    password: 'Ingresó con su contraseña',
    passwordAndCode: 'Ingresó con su contraseña y el código de su app',
    passkey: 'Ingresó con su llave de acceso',
    unknown: 'Con su sesión iniciada',
  },
  ways: {
    registrationCode: 'Código enviado al correo o número con el que se registró',
    lineCode: 'Código enviado a la línea',
    lineLink: 'Enlace enviado a la línea',
    ownNumber: 'Es el número con el que se registró',
    document: 'Respuestas sobre el documento de la persona titular',
    paymentLink: 'Abrió el enlace de pago y pagó con su tarjeta',
    frame: 'Ventana de pago abierta desde su sesión',
    standingOrder: 'Orden que la persona dejó activa',
    stepUp: 'Confirmó otra vez quién es',
    savedCard: 'Confirmó otra vez quién es para usar su tarjeta guardada',
  },
  /** Of who has gone. */
  erased: 'Datos borrados a pedido de la persona',
  join: (parts: readonly string[]) => parts.join('. '),
} as const;

/** What was asked of the person beside their session. */
export type ProofWay = keyof typeof proofCopy.ways;
