// A phone that was stolen or lost: line and card suspended, equipment blocked, until it is found again (TMF621).
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { asProduct, orNull, shown } from './shown.ts';
import { instant, operatorIdSchema, text } from './wire.ts';

export const theftCauseSchema = z.enum(['theft', 'loss']).meta({ id: 'TheftCause' });
export type TheftCause = z.infer<typeof theftCauseSchema>;

const reported = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
  /** As the customer is told it, `ROB-261123-7K3M9Q`: given by whoever reports, and the same one is the same theft. */
  theftId: at('id', operatorIdSchema),
  cause: at('cause', theftCauseSchema),
  reportedAt: at('creationDate', instant),
};
const says = { ticketType: 'theft' } as const;
export const newTheftSchema = part(reported, { says });
export type NewTheft = z.output<typeof newTheftSchema>;

export const theftSchema = noun(
  'TroubleTicket',
  {
    ...reported,
    serviceNumber: at('product/publicIdentifier', z.string()),
    /** The equipment in which the line's card was seen last. */
    imei: maybe('imei', text('356938000264417'), 'It is not known, and none is blocked.'),
    /** Of line and card. */
    suspendedAt: maybe('suspendedAt', instant, 'Not yet.'),
    equipmentBlockedAt: maybe('equipmentBlockedAt', instant, 'Not yet, or none is known.'),
    /** It was found again: the line is as it was before. */
    undoneAt: maybe('undoneAt', instant, 'It was not found again.'),
  },
  { says },
);
export type Theft = z.output<typeof theftSchema>;

export const shownTheft = shown(
  theftSchema,
  ['theftId', 'cause', 'reportedAt'],
  ({ imei, suspendedAt, equipmentBlockedAt, undoneAt }) => ({
    imei: orNull(imei),
    suspendedAt: orNull(suspendedAt),
    equipmentBlockedAt: orNull(equipmentBlockedAt),
    undoneAt: orNull(undoneAt),
    serviceNumber: at('product', asProduct),
  }),
  { '@type': 'TroubleTicket', ...says },
);

export type TheftKey = Pick<Theft, 'customerId' | 'theftId'>;

/** Everything that was asked for has been done. */
export const isStopped = ({
  imei,
  suspendedAt,
  equipmentBlockedAt,
}: Pick<Theft, 'imei' | 'suspendedAt' | 'equipmentBlockedAt'>): boolean =>
  suspendedAt !== null && (imei === null || equipmentBlockedAt !== null);

export interface Thefts {
  /**
   * Suspends a mobile line and its card and blocks the equipment. What takes longer has no moment yet: asked again,
   * it says how far it is, and `TheftStateChangeEvent` tells of it. Null: there is no such line in service.
   */
  reportTheft(theft: NewTheft): Promise<Theft | null>;
  /** Found again, once. Null: there is no such theft. */
  undoTheft(theft: TheftKey): Promise<Theft | null>;
}
