// Sentences of the page that keeps the second step on.
export const stopRecoveryCopy = {
  title: 'Tu segundo paso',
  lead: 'Alguien pidió quitarlo. Si no fuiste tú, impídelo ahora.',
  act: 'Impedir que lo quiten',
  acting: 'Impidiéndolo…',
  doneTitle: 'Tu segundo paso sigue activo',
  done: 'Alguien conoce tu contraseña y tu documento: cambia tu contraseña hoy mismo.',
  noneTitle: 'Ya no hay nada que impedir',
  none: 'Ya se impidió, ya pasó el día de espera o el enlace está incompleto. Si no fuiste tú quien lo pidió, cambia tu contraseña y llámanos.',
  failed: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
  change: 'Cambiar mi contraseña',
  signIn: 'Ir al inicio de sesión',
} as const;
