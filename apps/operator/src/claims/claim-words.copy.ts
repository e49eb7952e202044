// What the operator's office writes about claims.
import { moneyWords } from '@portal/market/words';
import type { ClaimResolution } from '@portal/operator-ports/claims';

export const claimWords = {
  desk: 'Atención de reclamos',
  inProgress:
    'Estamos revisando el cobro con las áreas que lo registraron. Si quieres agregar algo, escríbelo aquí.',
  resolved: {
    inFavor: (creditCents: number, where: string) =>
      `Revisamos el cobro y tienes razón. Te devolvemos ${moneyWords(creditCents)} ${where}.`,
    partial: (creditCents: number, where: string) =>
      `El servicio se usó, pero el cobro no se explicó bien. Te devolvemos ${moneyWords(creditCents)} ${where}.`,
    rejected: () => 'Revisamos el cobro y corresponde a lo contratado, así que se mantiene.',
  } satisfies Record<ClaimResolution, (creditCents: number, where: string) => string>,
  thirdPartyEnded:
    'También dimos de baja ese servicio: no se te cobra más. Si no quieres ninguno, bloquéalos en tu línea.',
  nothingWasPaid:
    'Revisamos lo que reclamas y lo corregimos. Todavía no se te cobró nada por eso, así que no hay valor que devolver.',
  chargedAgain: 'Como no lo habías pagado, ese valor se cobra en tu factura.',
  onNextBill: 'en tu próxima factura',
  /** Who has no service any more gets no bill any more. */
  atOffice: 'en un centro de atención, con tu documento, porque ya no te llegan facturas',
  onBalance: 'en el saldo de tu línea',
  credit: (claimId: string) => `Crédito por el reclamo ${claimId}`,
} as const;
