// Sentences of the page that takes back an account that was closed.
export const restoreAccountCopy = {
  title: 'Recuperar tu cuenta',
  lead: 'Tu cuenta se cerró y se va a borrar. Recupérala y todo queda como estaba: tus líneas, tarjetas y preferencias.',
  act: 'Recuperar mi cuenta',
  acting: 'Recuperando…',
  doneTitle: 'Tu cuenta está de vuelta',
  done: 'Ingresa como siempre. Si no fuiste tú quien la cerró, cambia tu contraseña hoy mismo.',
  noneTitle: 'Este enlace ya no sirve',
  none: 'Ya se usó, pasaron los tres días o el enlace está incompleto. Si tu cuenta ya se borró, puedes registrarte de nuevo.',
  failed: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
  change: 'Cambiar mi contraseña',
  signIn: 'Ir al inicio de sesión',
} as const;
