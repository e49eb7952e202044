// Sentences of «Dar de baja un servicio».
import type { LineKind } from '@portal/contract/common';
import type { OpenMatter } from '@portal/contract/shopping/exits';
import * as titles from '@portal/help/page-titles.copy';

const always = 'Tus facturas quedan aquí para leerlas cuando quieras.';

export const exitCopy = {
  title: titles.exit,
  failed: 'No pudimos cargar este servicio',
  waiting: 'Cargando la baja',
  which: '¿Cuál quieres dar de baja?',
  noService: 'No eres titular de ningún servicio. Cuando lo seas, lo verás aquí.',
  ended: 'Este servicio ya está dado de baja.',
  lastDay: 'Último día',
  cost: 'Costo de la baja',
  free: 'Sin costo',
  equipment: 'Equipo por devolver',
  lost: 'Después de ese día:',
  lostOf: {
    Postpaid: [
      'Pierdes el número, los GB y los paquetes que te queden.',
      'Recibes una última factura, solo por los días usados.',
      always,
    ],
    Prepaid: ['Pierdes el número, el saldo y los paquetes que te queden.', always],
    Fixed: [
      'El servicio se corta y pasamos por el equipo.',
      'Recibes una última factura, solo por los días usados.',
      always,
    ],
  } satisfies Record<LineKind, readonly string[]>,
  lostOfTelephony: [
    'Pierdes el número, y pasamos por el equipo.',
    'Recibes una última factura, solo por los días usados.',
    always,
  ],
  leave: 'Dar de baja',
  leaving: 'Pidiendo la baja…',
  retry: 'Reintentar',
  quoteFailed: (phone: string) =>
    `No pudimos cargar las condiciones. Inténtalo de nuevo o llámanos al ${phone}.`,
  notOrdered: (phone: string) => `No pudimos pedir la baja. Inténtalo de nuevo o llámanos al ${phone}.`,
  ordered: 'Baja programada',
  orderedText: (day: string) => `Puedes cancelarla hasta el ${day}.`,
  /** To who does not hold it. */
  orderedTextOfOthers: (day: string) => `Su titular puede cancelarla hasta el ${day}.`,
  done: (day: string) => `Dado de baja el ${day}`,
  doneText: 'Cuando no quede nada pendiente, descarga aquí el certificado de no adeudar.',
  doneTextOfOthers: 'El certificado de no adeudar lo descarga su titular.',
  notReturned: 'Por devolver',
  receipt: 'Descargar constancia',
  cancel: 'Cancelar la baja',
  cancelling: 'Cancelando…',
  cancelled: 'Tu servicio sigue activo',
  notCancelled: 'No pudimos cancelar la baja. Inténtalo de nuevo.',
  errors: {
    HOLDER_REQUIRED: 'Solo el titular puede dar de baja el servicio.',
    NOT_FOR_THIS_LINE: 'Este servicio no se puede dar de baja aquí.',
    EXIT_PENDING: 'Este servicio ya tiene una baja programada.',
    EXIT_CHANGED: 'La fecha o el costo cambió. Revísalo y confirma otra vez.',
    EXIT_OVER: 'El servicio ya está dado de baja: ya no se puede cancelar.',
  } as Readonly<Record<string, string>>,
} as const;

export const noDebtCopy = {
  title: 'Certificado de no adeudar',
  detail: 'Con un código que cualquier persona puede comprobar',
  failed: 'No pudimos ver si queda algo pendiente',
  waiting: 'Buscando lo que queda pendiente',
  ready: 'La cuenta no tiene nada pendiente.',
  save: 'Descargar certificado',
  notYet: 'Todavía falta:',
  matters: {
    inService: 'Otro servicio de la misma cuenta sigue activo.',
    lastBill: 'La última factura, que llega en la próxima fecha de corte.',
    owed: 'Pagar lo que debes.',
    payment: 'Un pago que está en proceso.',
    claim: 'Un reclamo que está abierto.',
    equipment: 'Devolver el equipo.',
  } satisfies Record<OpenMatter, string>,
} as const;
