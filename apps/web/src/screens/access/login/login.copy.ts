// Every sentence of the login screen.
import * as titles from '@portal/help/page-titles.copy';
import { market } from '@portal/market/here';

export const loginCopy = {
  title: titles.login,
  lead: 'Consulta tu saldo, paga tus facturas y revisa tus líneas en un minuto.',
  username: 'Número móvil o correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  forgotten: '¿Olvidaste contraseña?',
  submit: 'Continuar',
  byPasskey: 'Entrar con llave de acceso',
  firstTime: '¿Primera vez aquí?',
  register: 'Regístrate',
  payOther: 'Pagar o recargar sin cuenta',
  stolen: titles.stolen,
  signingIn: 'Iniciando sesión…',
  restoring: 'Recuperando tu sesión…',
} as const;

export const endedCopy = {
  title: 'Tu sesión terminó. Ingresa otra vez para continuar.',
  closed: 'Pediste eliminar tu cuenta. Tus líneas siguen como estaban.',
  closedUntil: (moment: string) =>
    `Se elimina ${moment}. Hasta entonces puedes recuperarla con el enlace que te enviamos.`,
  purchase: 'Tu compra no se pierde: la encontrarás cuando inicies sesión.',
} as const;

export const loginErrors = {
  empty: 'Debes agregar Usuario y Contraseña',
  email: 'No es un email válido',
  notNumeric: 'La información que ingresaste no es válida',
  wrong: 'Usuario y/o contraseña incorrectos',
  wrongHint: 'Revisa los datos e intenta otra vez.',
  blockedHint:
    'Si no quieres esperar, elige otra contraseña en «¿Olvidaste contraseña?» o entra con tu llave de acceso.',
  wrongCode: 'El código no es correcto',
  wrongCodeHint: 'Escribe el que ves ahora en tu aplicación, o un código de respaldo sin usar.',
  wrongPasskey: 'No pudimos reconocer tu llave de acceso',
  wrongPasskeyHint: 'Intenta otra vez, o entra con tu contraseña.',
  noPasskeys: 'Este equipo no puede usar llaves de acceso aquí. Entra con tu contraseña.',
  unknown: 'Error desconocido, intenta nuevamente.',
} as const;

export const frameCopy = {
  help: 'Ayuda',
  chat: 'Chat en línea',
  newTab: '(se abre en otra pestaña)',
  verify: titles.verify,
  terms: titles.terms,
  rights: (year: number, brand: string) =>
    `© ${year} ${brand} ${market.country}. Todos los derechos reservados`,
  say: 'Tu saldo, tus facturas y tus líneas, en un solo lugar.',
} as const;
