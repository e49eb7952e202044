// Agreements: contracts that the operator made (TMF651), and how far chains had come where no portal can change it.
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { instant, type LinePlace, money, operatorIdSchema, text } from './wire.ts';

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

const anchor = {
  /** Names nobody: whose chain it is, the portal alone knows. */
  chainId: at('id', z.string().min(1).max(100)),
  /** The place of its last agreement, from 1. */
  position: at('position', z.int().min(1)),
  /** Of that agreement, in hexadecimal: made of all before it. */
  hash: at('hash', z.string().regex(/^[0-9a-f]{64}$/)),
};
export const newAnchorSchema = part(anchor);
export type NewAnchor = z.output<typeof newAnchorSchema>;

export const anchorSchema = noun('AgreementAnchor', {
  ...anchor,
  /** When it was first told. */
  anchoredAt: at('creationDate', instant),
});
export type Anchor = z.output<typeof anchorSchema>;

export interface Anchors {
  /** A chain's anchor goes forward alone: one that is no further than what is kept changes nothing. Answers what is kept. */
  keepAnchors(anchors: readonly NewAnchor[]): Promise<Anchor[]>;
  /** Of these chains, those that have one. */
  anchors(chainIds: readonly string[]): Promise<Anchor[]>;
}
