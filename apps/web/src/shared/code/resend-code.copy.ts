// Sentences under a code that is on its way.

export const resendCopy = {
  notArrived: '¿No te llegó el código?',
  expired: 'Tu código venció.',
  spent: 'Necesitas otro código.',
  resend: 'Reenviar aquí',
  wait: (seconds: number) => `Puedes pedir otro en ${seconds} s`,
} as const;

/** Of a code and of what it is for, as the documents say it. */
export const sentCodeCopy = {
  wrong: 'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
  resent: (to: string) => `Código de confirmación reenviado a ${to}`,
  sendFailed: 'Sucedió un error al enviar el código intenta nuevamente.',
  resendFailed: 'Ocurrió un error al reenviar el código, por favor intente de nuevo.',
  service: 'Ocurrió un error en la petición',
  unknown: 'Error desconocido, vuelva a intentarlo',
} as const;
