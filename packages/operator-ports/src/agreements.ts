// Agreements: the contract of each line and home service, which the operator made with its customer (TMF651).
import type { LinePlace } from './common.ts';

export type ContractChannel = 'store' | 'phone' | 'web' | 'sms' | 'visit' | 'unknown';

export interface ServiceContract extends LinePlace {
  contractId: string;
  /** What was contracted. */
  subject: string;
  /** A month, with IVA; null: it has no fee. */
  amountCents: number | null;
  acceptedAt: Date;
  channel: ContractChannel;
  /** How the customer was known, as the operator says. */
  proof: string;
  /** As it was then. */
  text: string;
}

export interface ServiceContracts {
  /** Of these lines, one each at most; none where the operator has kept none. */
  contracts(places: readonly LinePlace[]): Promise<ServiceContract[]>;
}
