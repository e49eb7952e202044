// Sentences of what may go wrong while associating, as the documents write them.
import { mobileDigits } from '@portal/market/service-number';

export const numberErrors = {
  step: {
    empty: 'El *Teléfono es requerido',
    wrong: `El número Claro debe contener ${mobileDigits} dígitos`,
  },
  any: { empty: 'Campo requerido', wrong: `Número debe ser de ${mobileDigits} dígitos` },
} as const;

export const codeErrors = {
  terms: 'Debes aceptar los Términos y condiciones',
} as const;

export const refusalCopy = {
  error: 'Error',
  success: '¡Éxito!',
  resent: (masked: string) => `Código de confirmación reenviado a ${masked}`,
  sendFailed: 'Sucedió un error al enviar el código intenta nuevamente.',
  resendFailed: 'Ocurrió un error al reenviar el código, por favor intente de nuevo.',
  wrongCodeTitle: 'Código inválido',
  wrongCode: 'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
  notAcceptedTitle: 'Asociación de servicio no exitosa',
  checkData: 'Por favor verifica la información ingresada.',
  unknown: 'Error desconocido, intente más tarde',
  businessTitle: 'Aviso',
  business: (brand: string) => `Favor ingresa al portal de Empresas para que puedas utilizar ${brand}`,
  notBusiness: 'Si no es de una empresa, revisa el número: debe ser una línea móvil de nuestra red.',
  noHomeTitle: 'Lo sentimos',
  noHome: 'No cuentas con un servicio Hogar',
  homeFailedTitle: 'Se ha presentado un error',
  homeFailed: 'No pudimos asociar tu servicio. Por favor inténtalo nuevamente.',
  questionsFailed: 'Error desconocido, vuelva a intentarlo',
  retry: 'Reintentar',
  retrying: 'Reintentando…',
  termsTitle: 'Términos y Condiciones',
  terms: 'No se han aceptado los términos y condiciones',
} as const;
