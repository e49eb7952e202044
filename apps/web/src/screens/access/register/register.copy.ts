// Sentences of registration.

import { passwordSpan } from '@portal/market/passwords';

export const registerSteps = {
  label: 'Pasos del registro',
  names: ['Contacto', 'Código', 'Tus datos'],
  done: 'Listo',
} as const;

export const registerCopy = {
  title: 'Comienza tu registro',
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
  title: 'Completa tu registro',
  name: 'Nombres',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Número móvil',
  password: 'Contraseña',
  passwordHint: `De ${passwordSpan} letras y números, con al menos un número.`,
  confirmation: 'Confirmar contraseña',
  allRequired: 'Todos los campos son obligatorios',
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
  title: 'Bienvenido',
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
