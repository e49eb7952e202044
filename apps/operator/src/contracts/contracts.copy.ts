// What the contracts of the embedded operator say, and how they were signed.
import type { ContractChannel } from '@portal/operator-ports/agreements';
import type { LineKind } from '@portal/operator-ports/wire';

interface Contracted {
  brand: string;
  planName: string;
  planDescription: string;
  address: string | null;
}

export const contractsCopy = {
  subject: (planName: string) => `Contrato del servicio ${planName}`,
  ways: {
    Postpaid: { channel: 'store', proof: 'Firma en la tienda, con su documento de identidad a la vista' },
    Prepaid: { channel: 'store', proof: 'Registro del chip en la tienda, con su documento de identidad' },
    Fixed: { channel: 'visit', proof: 'Firma en la visita de instalación, con su documento de identidad' },
  } satisfies Record<LineKind, { channel: ContractChannel; proof: string }>,
  text: {
    Postpaid: ({ brand, planName, planDescription }) =>
      `Contrato con ${brand} el plan ${planName} (${planDescription}). Pago una cuota mensual con mi factura. Puedo terminar el contrato cuando quiera: al pedirlo se me dicen el último día y el costo.`,
    Prepaid: ({ brand, planName }) =>
      `Compro a ${brand} un chip con el servicio ${planName}. Pago por adelantado con recargas, sin cuota mensual ni tiempo mínimo.`,
    Fixed: ({ brand, planName, planDescription, address }) =>
      `Contrato con ${brand} el servicio ${planName} (${planDescription})${address ? `, instalado en ${address}` : ''}. Pago una cuota mensual con mi factura, y devuelvo los equipos cuando termine.`,
  } satisfies Record<LineKind, (contracted: Contracted) => string>,
} as const;
