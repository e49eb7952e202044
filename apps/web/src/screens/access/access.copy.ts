// Sentences that registration and recovery share: the identifier, alerts.
import * as titles from '@portal/help/page-titles.copy';

import { erasureDays } from '@portal/help/promises';
import { passwordSpan } from '@portal/market/passwords';
import type { AccessFlowKind } from '../../session/access-flow.ts';
import { allRequired } from '../../shared/profile/profile.copy.ts';
import { loginCopy, loginErrors } from './login/login.copy.ts';

export const stepCopy = {
  identifier: loginCopy.username,
  goOn: 'Continuar',
  exit: 'Salir',
  back: 'Volver',
  accept: 'Aceptar',
  signIn: 'Iniciar sesión',
  sendCode: 'Enviarme un código',
  sending: 'Enviando tu código…',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  insecureTitle: 'Abre esta página de forma segura',
  insecure:
    'Para enviarte un código necesitamos una conexión segura. Escribe https:// al inicio de la dirección y vuelve a intentarlo.',
} as const;

export const identifierErrors = {
  email: loginErrors.email,
} as const;

export const alertCopy = {
  error: 'Error',
  success: '¡Éxito!',
  unknown: 'Error desconocido, vuelva a intentarlo',
  blockedWays:
    'No hace falta que esperes: con un código eliges otra contraseña y entras enseguida. También puedes entrar con tu llave de acceso. ¿Ya no tienes ese correo o número? Regístrate con otro correo y agrega tus líneas con tu documento.',
  notRegistered: 'El correo/teléfono no se encuentra registrado en nuestro sistema',
  alreadyRegistered: 'El usuario ya se encuentra registrado.',
  leavingTitle: 'Pediste eliminar tu cuenta',
  leaving: `Recupérala con el enlace del mensaje que te enviamos. Si prefieres empezar de nuevo, espera a que se elimine: tarda ${erasureDays} días.`,
  otherCompanyTitle: 'Número inválido',
  otherCompany:
    'El número móvil ingresado pertenece a otra compañía. Por favor regístrate con un correo electrónico',
  businessTitle: 'Aviso',
  business: (brand: string) => `Favor ingresa al portal de Empresas para que puedas utilizar ${brand}`,
  serviceTitle: 'Error al invocar servicio',
  service: 'Ocurrió un error en la petición',
  unexpected: 'Ha ocurrido un error inesperado, favor de volver a intentar',
  wrongCodeTitle: 'Código inválido',
  wrongCode: 'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
  resent: (to: string) => `Código de confirmación reenviado a ${to}`,
  resendFailed: 'Ocurrió un error al reenviar el código, por favor intente de nuevo.',
  notChanged: 'Ocurrió un error al modificar la contraseña',
  changed: 'Contraseña modificada exitosamente',
  noPasswordTitle: titles.newPassword,
  noPassword: 'Es necesario restablecer tu contraseña para poder continuar',
} as const;

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
  title: titles.code,
  lead: (kind: AccessFlowKind, way: Way) => LEADS[kind][way],
  label: 'Código de 6 dígitos',
  submit: 'Validar código',
  checking: 'Validando tu código…',
  tooShort: 'El código debe contener 6 dígitos',
  resending: 'Enviando otro código…',
} as const;

export const registerSteps = {
  label: 'Pasos del registro',
  names: ['Contacto', 'Código', 'Tus datos'],
  done: 'Listo',
} as const;

export const registerCopy = {
  title: titles.register,
  lead: 'Te enviaremos un código para confirmar que el número o el correo es tuyo.',
  terms: ['Acepto los ', 'términos y condiciones'],
  haveAccount: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
} as const;

export const registerErrors = {
  empty: 'Datos no válidos',
  notNumeric: 'No es un número o mail válido',
  terms: 'Debes aceptar los términos y condiciones',
} as const;

export const completeCopy = {
  title: titles.registerEnd,
  name: 'Nombres',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Número móvil',
  password: 'Contraseña',
  passwordHint: `De ${passwordSpan} letras y números, con al menos un número.`,
  confirmation: 'Confirmar contraseña',
  allRequired,
  submit: 'Registrarme',
  submitting: 'Creando tu cuenta…',
  cancel: 'Cancelar',
} as const;

export const completeErrors = {
  length: `Debe contener de ${passwordSpan} caracteres (mínimo un número)`,
  different: 'Las Contraseñas no coinciden',
  rules: 'La Contraseña no cumple los requerimientos',
} as const;

/** Sentences of the welcome after registering. */
export const welcomeCopy = {
  title: titles.welcome,
  lead: (brand: string) => `Tu cuenta está lista. Esto es lo que puedes hacer en ${brand}.`,
  cards: {
    activation: ['Activación inmediata', 'Compra un paquete de datos a cualquier hora y úsalo al instante.'],
    balances: ['Saldos en línea', 'Consulta en línea los datos y los minutos que te quedan.'],
    plan: ['Mejora tu plan', 'Cámbiate al plan que va con lo que necesitas.'],
  },
  go: 'Ir al portal',
  linePending: 'Todavía no vemos tu línea',
  linePendingText: 'Tu cuenta está lista, pero no pudimos agregar tu número.',
  retry: 'Reintentar',
  retrying: 'Agregando tu número…',
} as const;

export const recoveryCopy = {
  title: titles.forgotten,
  lead: 'Escribe el número o el correo con el que te registraste y te enviaremos un código.',
} as const;

export const recoveryErrors = {
  notNumeric: loginErrors.notNumeric,
} as const;

export const newPasswordCopy = {
  title: titles.newPassword,
  lead: 'Elige una contraseña nueva para tu cuenta.',
  password: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña',
  rulesTitle: 'Tu contraseña necesita',
  rules: {
    length: `De ${passwordSpan} caracteres`,
    digit: 'Al menos un número',
    plain: 'Sin espacios ni caracteres especiales',
    same: 'Las dos contraseñas iguales',
  },
  met: 'Cumple',
  missing: 'Falta',
  submit: 'Cambiar contraseña',
  submitting: 'Cambiando tu contraseña…',
} as const;

export const newPasswordErrors = {
  required: 'La Contraseña es requerida',
  different: completeErrors.different,
  rules: completeErrors.rules,
} as const;
