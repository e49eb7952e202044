// Every sentence of associating a service, but for refusals.
import * as titles from '@portal/help/page-titles.copy';

import { codeMinutes } from '@portal/help/promises';
import { market } from '@portal/market/here';
import { mobileDigits } from '@portal/market/service-number';
import { sentCodeCopy } from '../../shared/code/resend-code.copy.ts';
import { companyCopy } from '../../shared/company/company.copy.ts';
import { ourNumberCopy } from '../../shared/line/our-number.copy.ts';

export const landingCopy = {
  title: titles.associate,
  lead: 'Elige qué quieres sumar a tu cuenta.',
  back: 'Volver',
  kinds: {
    Prepaid: ['Servicio móvil Prepago', 'Una línea que recargas. Enviamos un código por SMS a ese número.'],
    Postpaid: [
      'Servicio móvil Postpago',
      'Una línea con factura mensual. Enviamos un código por SMS a ese número.',
    ],
    Fixed: ['Servicio Fijo', 'Internet, televisión o telefonía de tu hogar, con el documento del titular.'],
  },
  begin: 'Asociar',
  notSure: '¿No sabes qué tipo de línea es?',
  byNumber: 'Asociar con tu número',
} as const;

export const anyCopy = {
  title: titles.associateAny,
  lead: 'Con tu número o tu documento.',
  legend: 'Tipo de servicio',
  movil: ['Servicio Móvil', 'Prepago o postpago, con un código por SMS'],
  fijo: ['Servicio Hogar', 'Internet, televisión o telefonía, con un documento'],
  terms: ['Consulta los ', 'términos y condiciones'],
} as const;

export const stepsCopy = {
  goOn: 'Continuar',
  cancel: 'Cancelar',
  accept: 'Aceptar',
  newTab: ' (se abre en otra pestaña)',
  progress: (step: number, of: number) => `Paso ${step} de ${of}`,
} as const;

export const mobileCopy = {
  title: titles.associateMobile,
  leads: {
    Prepaid: 'Escribe el número de tu línea prepago.',
    Postpaid: 'Escribe el número de tu línea postpago.',
  },
  number: 'Número móvil',
  numberHint: `${mobileDigits} dígitos, por ejemplo ${market.words.numberExample}`,
  sending: 'Enviando tu código…',
  otherKind: {
    Prepaid: 'Esta línea es prepago: la sumaremos a tu cuenta como prepago.',
    Postpaid: 'Esta línea es postpago: la sumaremos a tu cuenta como postpago.',
  },
  codeLead: 'Escribe el código de 6 dígitos que enviamos por SMS al ',
  changeNumber: 'Cambiar número',
  code: 'Código de 6 dígitos',
  terms: ['Acepto los ', 'términos y condiciones'],
  associating: 'Asociando tu línea…',
  resending: 'Enviando otro código…',
} as const;

export const mobileHelpCopy = {
  title: 'Antes de empezar',
  rows: {
    sms: ['Ten la línea contigo', `El código llega por SMS a ese número y vence en ${codeMinutes} minutos.`],
    see: ['Qué podrás hacer', 'Ver su consumo y sus facturas, pagar y recargar.'],
    others: ['Si alguien más la administra', 'Le avisaremos que la asociaste.'],
  },
} as const;

export const homeCopy = {
  title: titles.associateHome,
  lead: 'Confirma los datos del titular del servicio.',
  terms: ['Acepto los ', 'términos y condiciones'],
  associating: 'Validando tus datos…',
} as const;

export const homeHelpCopy = {
  title: 'Antes de empezar',
  rows: {
    document: ['Ten a mano el documento', 'Debe ser el del titular del servicio Hogar.'],
    all: ['Se asocian todos sus servicios', 'Internet, televisión y telefonía de su cuenta.'],
    tries: ['Tres intentos al día', 'Por tu seguridad, para cada documento.'],
  },
} as const;

export const successCopy = {
  title: titles.associated,
  text: (type: string) => `Tu servicio ${type} fue asociado con éxito`,
  now: 'Ya puedes ver sus detalles y pagar sus facturas.',
  nowPrepaid: 'Ya puedes ver sus detalles y recargar su saldo.',
  goHome: 'Ir al Home',
  another: 'Asociar otro servicio',
} as const;

/** Sentences of what may go wrong while associating, as the documents write them. */
export const numberErrors = {
  step: {
    empty: 'El *Teléfono es requerido',
    wrong: ourNumberCopy.wrong,
  },
  any: { empty: 'Campo requerido', wrong: () => `Número debe ser de ${mobileDigits} dígitos` },
} as const;

export const codeErrors = {
  terms: 'Debes aceptar los Términos y condiciones',
} as const;

export const refusalCopy = {
  error: 'Error',
  success: '¡Éxito!',
  resent: sentCodeCopy.resent,
  sendFailed: sentCodeCopy.sendFailed,
  resendFailed: sentCodeCopy.resendFailed,
  wrongCodeTitle: 'Código inválido',
  wrongCode: sentCodeCopy.wrong,
  notAcceptedTitle: 'Asociación de servicio no exitosa',
  checkData: 'Por favor verifica la información ingresada.',
  unknown: 'Error desconocido, intente más tarde',
  businessTitle: 'Aviso',
  business: companyCopy.business,
  notBusiness: 'Si no es de una empresa, revisa el número: debe ser una línea móvil de nuestra red.',
  noHomeTitle: 'Lo sentimos',
  noHome: 'No cuentas con un servicio Hogar',
  homeFailedTitle: 'Se ha presentado un error',
  homeFailed: 'No pudimos asociar tu servicio. Por favor inténtalo nuevamente.',
  questionsFailed: sentCodeCopy.unknown,
  retry: 'Reintentar',
  retrying: 'Reintentando…',
  termsTitle: 'Términos y Condiciones',
  terms: 'No se han aceptado los términos y condiciones',
} as const;
