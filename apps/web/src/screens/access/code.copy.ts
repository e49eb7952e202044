// Sentences of the security code.
import type { AccessFlowKind } from '../../session/access-flow.ts';

type Way = 'email' | 'phone';

const LEADS: Record<AccessFlowKind, Record<Way, string>> = {
  register: {
    email: 'Para confirmar tu correo, escribe el código de 6 dígitos que enviamos a ',
    phone: 'Para confirmar tu número, escribe el código de 6 dígitos que enviamos por SMS al ',
  },
  recovery: {
    email: 'Para recuperar tu contraseña, escribe el código de 6 dígitos que enviamos a tu correo ',
    phone: 'Para recuperar tu contraseña, escribe el código de 6 dígitos que enviamos por SMS al ',
  },
};

export const codeCopy = {
  title: 'Código de seguridad',
  lead: (kind: AccessFlowKind, way: Way) => LEADS[kind][way],
  label: 'Código de 6 dígitos',
  submit: 'Validar código',
  checking: 'Validando tu código…',
  tooShort: 'El código debe contener 6 dígitos',
  resending: 'Enviando otro código…',
} as const;
