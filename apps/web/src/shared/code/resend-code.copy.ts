// Sentences under a code that is on its way.

export const resendCopy = {
  notArrived: '¿No te llegó el código?',
  expired: 'Tu código venció.',
  spent: 'Necesitas otro código.',
  resend: 'Reenviar aquí',
  wait: (seconds: number) => `Puedes pedir otro en ${seconds} s`,
} as const;
