// What is told of a payment that is made elsewhere by a code.
import type { LaterMethod, ReturnedMoney } from '@portal/contract/paying/paid-later';

export const returnWords: Record<ReturnedMoney['reason'], string> = {
  twice: 'porque ya estaba pagado',
  amount: 'porque no era el valor exacto',
  late: 'porque el código ya había vencido',
  replaced: 'porque ya lo pagaste de otra forma',
};

/** Without accents: what an SMS holds. */
export const laterCopy: Record<LaterMethod, (code: string) => string> = {
  bankTransfer: (code) => `Transfiere con la referencia ${code}`,
  cash: (code) => `Paga en caja con el codigo ${code}`,
  qr: (code) => `Paga con el codigo QR ${code}`,
};
