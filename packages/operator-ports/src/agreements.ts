// Agreements: the contract of each line and home service, which the operator made with its customer (TMF651).
import { z } from 'zod';
import type { LinePlace } from './common.ts';
import { at, maybe, noun } from './noun.ts';
import { instant, money, operatorIdSchema, text } from './wire.ts';

export const serviceContractSchema = noun(
  'Agreement',
  {
    customerId: at('engagedParty[role=customer]/id', operatorIdSchema),
    lineId: at('agreementItem[]/product/id', operatorIdSchema),
    contractId: at('id', operatorIdSchema),
    /** What was contracted. */
    subject: at('name', text('Contrato del servicio Conexión 15')),
    /** A month, with IVA. */
    amountCents: maybe('price', money, 'It has no fee.'),
    acceptedAt: at('completionDate', instant),
    channel: at('characteristic:channel', z.enum(['store', 'phone', 'web', 'sms', 'visit', 'unknown'])),
    /** How the customer was known, as the operator says. */
    proof: at('characteristic:proof', text('Firma en la tienda, con su documento de identidad a la vista')),
    /** As it was then. */
    text: at(
      'characteristic:text',
      text('Contrato el plan Conexión 15. Pago una cuota mensual con mi factura.'),
    ),
  },
  { says: { agreementType: 'service' } },
);
export type ServiceContract = z.output<typeof serviceContractSchema>;
export type ContractChannel = ServiceContract['channel'];

export interface ServiceContracts {
  /** Of these lines, one each at most; none where the operator has kept none. */
  contracts(places: readonly LinePlace[]): Promise<ServiceContract[]>;
}
