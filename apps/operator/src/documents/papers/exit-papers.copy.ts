// What the papers of a service that is left say.
import type { ExitStatus } from '@portal/operator-ports/exits';

export const exitPapersCopy = {
  receipt: 'Constancia de baja',
  lead: (brand: string, moment: string) => `${brand} recibió este pedido el ${moment}.`,
  number: 'Número de pedido',
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
