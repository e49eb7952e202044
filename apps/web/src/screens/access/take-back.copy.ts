// Sentences of the page that keeps the second step on.
import * as titles from '@portal/help/page-titles.copy';

import { erasureDays } from '@portal/help/promises';

const takeBackCopy = {
  failed: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
  change: 'Cambiar mi contraseña',
  signIn: 'Ir al inicio de sesión',
} as const;

export const stopRecoveryCopy = {
  title: titles.stopRecovery,
  lead: 'Alguien pidió desactivarla. Si no fuiste tú, cancélalo ahora.',
  act: 'Cancelar la solicitud',
  acting: 'Cancelando…',
  doneTitle: 'Tu verificación en dos pasos sigue activa',
  done: 'Alguien conoce tu contraseña y tu documento: cambia tu contraseña hoy mismo.',
  noneTitle: 'Ya no hay nada que cancelar',
  none: (phone: string) =>
    `Ya se canceló, ya pasó el día de espera o el enlace está incompleto. Si no fuiste tú quien lo pidió, cambia tu contraseña y llámanos al ${phone}.`,
  ...takeBackCopy,
} as const;

/** Sentences of the page that takes back an account that was closed. */
export const restoreAccountCopy = {
  title: titles.restoreAccount,
  lead: 'Con este enlace vuelve la cuenta que pediste eliminar, y todo queda como estaba: tus líneas, tarjetas y preferencias.',
  act: 'Recuperar mi cuenta',
  acting: 'Recuperando…',
  doneTitle: 'Tu cuenta está de vuelta',
  done: 'Inicia sesión como siempre. Si no fuiste tú quien pidió eliminarla, cambia tu contraseña hoy mismo.',
  noneTitle: 'Este enlace ya no sirve',
  none: `Ya se usó, pasaron los ${erasureDays} días o el enlace está incompleto. Si tu cuenta ya se eliminó, puedes registrarte de nuevo.`,
  ...takeBackCopy,
} as const;
