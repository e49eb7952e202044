// What the documents beside the invoice say.

import type { ClaimReason, ClaimResolution, ClaimStatus } from '@portal/operator-ports/claims';
import type { ExitStatus } from '@portal/operator-ports/exits';
import type { TheftCause } from '@portal/operator-ports/thefts';

export const claimReceiptCopy = {
  title: (claimId: string) => `Constancia de reclamo ${claimId}`,
  lead: (brand: string, day: string) => `${brand} recibió este reclamo el ${day}.`,
  number: 'Número de reclamo',
  customer: 'Cliente',
  service: 'Servicio',
  charge: 'Cobro reclamado',
  bill: 'Factura',
  amount: 'Valor reclamado',
  reason: 'Motivo',
  description: 'Qué pasó',
  files: 'Archivos adjuntos',
  none: 'Ninguno',
  status: 'Estado',
  until: 'Tendrás respuesta hasta',
  withheld:
    'Mientras lo revisamos no te cobramos el valor reclamado. El resto de tu factura se paga como siempre.',
  comesBack: 'Si el reclamo se resuelve a tu favor, te devolvemos el valor reclamado.',
  appeal: (regulator: string, phone: string, url: string) =>
    `Si no te respondemos a tiempo, o no estás de acuerdo con la respuesta, puedes acudir a ${regulator}: ${phone}, ${url}`,
  reasons: {
    notOrdered: 'No lo pedí',
    wrongAmount: 'El valor no es el acordado',
    notProvided: 'No recibí el servicio',
    cancelledBefore: 'Ya lo había cancelado',
    chargedTwice: 'Me lo cobraron dos veces',
    other: 'Otro motivo',
  } satisfies Record<ClaimReason, string>,
  statuses: { acknowledged: 'Recibido', inProgress: 'En análisis', resolved: 'Resuelto' } satisfies Record<
    ClaimStatus,
    string
  >,
  resolutions: {
    inFavor: 'Resuelto a tu favor',
    partial: 'Resuelto en parte a tu favor',
    rejected: 'No procede',
  } satisfies Record<ClaimResolution, string>,
} as const;

export const paperCopy = {
  page: (number: number, count: number) => `Página ${number} de ${count}`,
  check: 'Cualquier persona puede comprobar este documento con el código o con el archivo.',
  qr: 'Código QR que abre la página donde se comprueba este documento',
} as const;

export const exitPapersCopy = {
  receipt: 'Constancia de baja',
  lead: (brand: string, moment: string) => `${brand} recibió esta solicitud el ${moment}.`,
  number: 'Número de solicitud',
  customer: 'Cliente',
  service: 'Servicio',
  status: 'Estado',
  statuses: {
    pending: 'Programada',
    completed: 'Hecha',
    cancelled: 'Cancelada por el cliente',
  } satisfies Record<ExitStatus, string>,
  lastDay: 'Último día del servicio',
  cost: 'Costo de la baja',
  equipment: 'Equipo',
  returned: (moment: string) => `Devuelto el ${moment}`,
  notReturned: 'Por devolver',
  lastBill:
    'Después del último día hay una sola factura más, por los días usados. Las facturas se pueden leer siempre en el portal.',
  noDebt: 'Certificado de no adeudar',
  noDebtLead: (brand: string, moment: string) =>
    `${brand} certifica que al ${moment} esta cuenta no tiene valores pendientes.`,
  account: 'Cuenta',
  owed: 'Saldo pendiente',
  noDebtNote:
    'La cuenta está cerrada: no tiene servicios activos, facturas por pagar, pagos en proceso, reclamos abiertos ni equipos por devolver.',
} as const;

export const theftCertificateCopy = {
  title: (cause: TheftCause) => (cause === 'theft' ? 'Certificado de robo' : 'Certificado de pérdida'),
  lead: (brand: string, moment: string) => `${brand} recibió este reporte el ${moment}.`,
  number: 'Número de reporte',
  customer: 'Titular de la línea',
  line: 'Línea',
  imei: 'IMEI del equipo',
  noImei: 'No lo conocemos',
  cause: 'Motivo',
  causes: { theft: 'Robo', loss: 'Pérdida' } satisfies Record<TheftCause, string>,
  reported: 'Fecha y hora del reporte',
  suspended: 'Línea y chip suspendidos',
  blocked: 'Equipo bloqueado',
  notDone: 'No',
  use: 'Desde esa hora la línea no puede llamar, enviar mensajes ni usar datos, y el equipo no entra a la red. Puedes presentar este certificado con tu denuncia.',
} as const;
