// Sentences that registration and recovery share: the identifier, alerts.

import { erasureDays } from '@portal/help/promises';

export const stepCopy = {
  identifier: 'Número móvil o correo electrónico',
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
  email: 'No es un email válido',
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
  noPasswordTitle: 'Restablecer contraseña',
  noPassword: 'Es necesario restablecer tu contraseña para poder continuar',
} as const;
