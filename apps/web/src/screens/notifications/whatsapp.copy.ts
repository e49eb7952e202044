// Every sentence about being written to on WhatsApp.
import type { WhatsappKind } from '@portal/contract/help/whatsapp';
import { codeMinutes } from '@portal/help/promises';
import { mobileDigits } from '@portal/market/service-number';
import { failedCopy } from '../../shared/page/form.copy.ts';

export const whatsappCopy = {
  title: 'WhatsApp',
  lead: 'Elige qué recibes por WhatsApp en vez de por SMS, y pregúntanos ahí por tus saldos y tus facturas. Si un mensaje no llega en 30 segundos, te lo enviamos por SMS.',
  waiting: 'Cargando WhatsApp',
  failed: 'No pudimos cargar WhatsApp',
  number: 'Tu número de WhatsApp',
  numberHint: 'Te enviamos ahí un código para comprobar que es tuyo.',
  numberWrong: `Escribe un número móvil de ${mobileDigits} dígitos`,
  send: 'Enviar código',
  sending: 'Enviando…',
  sent: (destination: string) =>
    `Enviamos un código por WhatsApp al ${destination}. Vence en ${codeMinutes} minutos.`,
  code: 'Código',
  codeMissing: 'Escribe el código que te llegó por WhatsApp',
  codeWrong: 'El código no es correcto. Revísalo y escríbelo otra vez.',
  codeOver: 'Ese código ya no sirve. Pide otro.',
  link: 'Vincular',
  linking: 'Vinculando…',
  other: 'Usar otro número',
  linked: 'Vinculamos tu WhatsApp',
  legend: 'Qué quieres recibir por WhatsApp',
  kinds: {
    bills: 'Cuando tu factura esté lista',
    charges: 'Comprobantes de pagos, recargas y paquetes',
    news: 'Consumo, líneas y trámites',
    codes: 'Códigos para recuperar tu cuenta',
  } satisfies Record<WhatsappKind, string>,
  codesDetail:
    'Solo si entras con este mismo número. Los códigos para confirmar una línea van siempre por SMS.',
  always: 'Las notificaciones de seguridad también te llegan por WhatsApp.',
  linkedTo: (number: string) => `Vinculado al ${number}`,
  on: 'Activo',
  stopped: 'Detenido',
  stoppedText: 'No te escribimos por WhatsApp: lo que elegiste te llega por SMS.',
  writeUs: (number: string) =>
    `Escríbenos por WhatsApp al ${number}. Para detenerlo desde ahí, responde SALIR.`,
  writeUsPlain: 'Para detenerlo desde WhatsApp, responde SALIR.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardamos lo que elegiste',
  stop: 'Detener',
  stopping: 'Deteniendo…',
  resume: 'Activar',
  resuming: 'Activando…',
  end: 'Desvincular',
  notDone: failedCopy.notDone,
  tooMany: 'Ya enviamos varios códigos. Espera unos minutos y pide otro.',
} as const;

export const endWhatsappCopy = {
  title: 'Desvincular tu WhatsApp',
  text: 'Ya no te escribiremos ahí, y para preguntarnos por tus líneas tendrás que vincularlo otra vez.',
  yes: 'Desvincular',
  busy: 'Desvinculando…',
  cancel: 'Cancelar',
} as const;
