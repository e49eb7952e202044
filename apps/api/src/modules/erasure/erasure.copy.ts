// What somebody reads whose account is gone.
import { plainGsm } from '../../providers/sms/port.ts';

export function closedSms(phone: string): string {
  return plainGsm(`Tu cuenta y tus datos se eliminaron. Si no lo pediste tu, llama al ${phone}.`);
}

export function closedEmail(brand: string, phone: string) {
  return {
    subject: `Tu cuenta de ${brand} se eliminó`,
    text: `Borramos tu cuenta y tus datos del portal. Lo que la ley obliga a guardar, como los pagos, queda sin tu nombre.\n\nTus servicios y tus facturas siguen igual.\n\nSi no lo pediste tú, llámanos al ${phone}.`,
  };
}
