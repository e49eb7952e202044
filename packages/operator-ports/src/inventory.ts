// Inventory: the lines and home services of customers, with their plans (TMF637).
import type { LinePlace, LineRef } from './common.ts';
import type { Sims } from './sims.ts';
import type { ThirdParty } from './third-party.ts';

/** Active, suspended, terminated, pending, annulled. */
export type LineStatus = 'A' | 'S' | 'I' | 'P' | 'R';

export interface Line extends LineRef {
  /** 1 Movil, 2 Otro, 3 Telefonía, 4 Televisión, 5 Internet, 6 DTH, 7 GPON, 8 WTTX. */
  serviceType: number;
  status: LineStatus;
  isCorporate: boolean;
  /** Civil date. */
  activatedOn: string;
  planCode: string;
  planName: string;
  planDescription: string;
  /** A feature of the plan: video at no cost. */
  hasFreeVideo: boolean;
  /** With tax. */
  monthlyFeeCents: number;
  /** Where a home service is installed. */
  address: string | null;
  downloadMbps: number | null;
  uploadMbps: number | null;
  channelCount: number | null;
  audioCount: number | null;
}

export type LineState = Pick<Line, 'status' | 'isCorporate'>;

export type CustomerLine = Pick<
  Line,
  'customerId' | 'lineId' | 'accountId' | 'serviceNumber' | 'isCorporate'
>;

export interface Inventory extends Sims, ThirdParty {
  /** Ordered by account, then by kind of service. */
  list(places: readonly LinePlace[]): Promise<Line[]>;
  /** A line of the operator's network by its canonical number, whoever manages it; null when it is not ours. */
  findByNumber(serviceNumber: string): Promise<Line | null>;
  /** The same for a person's mobile line in service; null for every other number. */
  findMobile(serviceNumber: string): Promise<Line | null>;
  /** Of one line, as far as it decides what is sold to it; null when it has gone. */
  state(place: LinePlace): Promise<LineState | null>;
  /** Home services of a customer that have not ended, whoever manages them. */
  listHome(customerId: string): Promise<Line[]>;
  /** Every line of these customers, whoever manages it. */
  linesOf(customerIds: readonly string[]): Promise<CustomerLine[]>;
}
