// What the receipt of a claim says.
import type { ClaimReason, ClaimResolution, ClaimStatus } from '@portal/operator-ports/claims';

export const claimReceiptCopy = {
  title: (claimId: string) => `Constancia de reclamo ${claimId}`,
  lead: (brand: string, day: string) => `${brand} recibió este reclamo el ${day}.`,
  number: 'Número de reclamo',
  customer: 'Cliente',
  service: 'Servicio',
  charge: 'Cargo reclamado',
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
  paid: 'El valor reclamado ya está pagado. Si el reclamo se resuelve a tu favor, te lo devolvemos.',
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
