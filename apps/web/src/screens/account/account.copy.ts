// Sentences of the forms of one's own account: profile, password, appearance.
import * as titles from '@portal/help/page-titles.copy';

import { passwordLength, passwordSpan } from '@portal/market/passwords';
import { allRequired } from '../../shared/profile/profile.copy.ts';

export const formCopy = {
  cancel: 'Cancelar',
  accept: 'Aceptar',
  error: 'Error',
  unknown: 'Error desconocido',
} as const;

export const editProfileCopy = {
  title: titles.editProfile,
  lead: 'Ingresa los datos que deseas modificar',
  name: 'Nombres',
  lastName: 'Apellidos',
  nickName: 'Apodo (opcional)',
  email: 'Correo electrónico',
  phone: 'Número móvil',
  unproved:
    'Sin confirmar: todavía no entras con este número. Para confirmarlo, agrega su línea a tus servicios.',
  readOnly: 'Este dato no se puede cambiar aquí.',
  submit: 'Guardar cambios',
  waiting: 'Cargando tus datos',
  failed: 'No pudimos cargar tus datos',
} as const;

export const saveCopy = {
  ask: '¿Estás seguro de que deseas guardar estos cambios?',
  yes: 'Sí, continuar',
  saving: 'Guardando…',
  savedTitle: 'Cambios guardados',
  saved: 'Tus cambios han sido guardados',
  goOn: 'Continuar >',
  failure: { title: 'Error al invocar servicio', text: 'Ocurrió un error en la petición' },
} as const;

export const nickNameErrors = {
  tooLong: 'Usa 80 letras como máximo',
} as const;

export const changePasswordCopy = {
  title: titles.changePassword,
  lead: 'Al cambiarla se cerrarán tus sesiones en otros equipos.',
  allRequired,
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña nueva',
  confirmationHint: 'Escríbela igual, una vez más.',
  terms: ['Acepto los ', 'términos y condiciones'],
  newTab: ' (se abre en otra pestaña)',
  submit: 'Cambiar contraseña',
  changing: 'Cambiando…',
} as const;

export const ruleCopy = {
  title: 'Tu contraseña necesita',
  met: 'Cumple',
  missing: 'Falta',
  length: `${passwordSpan} caracteres`,
  digit: 'Un número',
  upper: 'Una letra mayúscula',
  lower: 'Una letra minúscula',
  special: 'Un carácter especial',
  noSpaces: 'Sin espacios',
} as const;

export const passwordErrors = {
  notEqual: 'Las contraseñas no son iguales',
  notDifferent: 'Tu nueva contraseña debe ser diferente a la anterior',
  tooLong: `Tu nueva contraseña puede tener hasta ${passwordLength.most} caracteres`,
} as const;

export const changedCopy = {
  title: 'Contraseña guardada',
  text: 'Tu contraseña ha cambiado',
} as const;

export const appearanceCopy = {
  lead: 'Se aplica solo en este equipo.',
  details: {
    system: 'Igual que tu equipo',
    light: 'Siempre claro',
    dark: 'Siempre oscuro',
  },
} as const;
