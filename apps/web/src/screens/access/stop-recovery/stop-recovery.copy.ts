// Sentences of the page that keeps the second step on.
export const stopRecoveryCopy = {
  title: 'Tu verificación en dos pasos',
  lead: 'Alguien pidió desactivarla. Si no fuiste tú, cancela el pedido ahora.',
  act: 'Cancelar el pedido',
  acting: 'Cancelando…',
  doneTitle: 'Tu verificación en dos pasos sigue activa',
  done: 'Alguien conoce tu contraseña y tu documento: cambia tu contraseña hoy mismo.',
  noneTitle: 'Ya no hay nada que cancelar',
  none: 'Ya se canceló, ya pasó el día de espera o el enlace está incompleto. Si no fuiste tú quien lo pidió, cambia tu contraseña y llámanos.',
  failed: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
  change: 'Cambiar mi contraseña',
  signIn: 'Ir al inicio de sesión',
} as const;
