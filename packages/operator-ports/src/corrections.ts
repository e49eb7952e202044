// Corrections: what a customer says that the operator has wrong about them, and what it decides (TMF629).
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { instant, operatorIdSchema, text } from './wire.ts';

const correction = {
  /** The correction's own id: the same one again is the same correction. */
  correctionId: at('id', operatorIdSchema),
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  field: at('field', z.enum(['address', 'name', 'document', 'birthDate', 'email'])),
  /** What it should say. */
  wanted: at('wanted', text('Av. Amazonas N34-12, Quito')),
};
export const newCorrectionSchema = part(correction);
export type NewCorrection = z.output<typeof newCorrectionSchema>;
export type CorrectedField = NewCorrection['field'];

export const correctionSchema = noun('CustomerCorrection', {
  ...correction,
  status: at('status', z.enum(['inProgress', 'done', 'rejected'])),
  /** As the customer reads it. */
  answer: maybe('answer', z.string(), 'It is not decided.'),
  askedAt: at('creationDate', instant),
  decidedAt: maybe('resolutionDate', instant, 'It is not decided.'),
});
export type Correction = z.output<typeof correctionSchema>;
export type CorrectionStatus = Correction['status'];

export interface Corrections {
  /** How it is decided is told by `CustomerAttributeValueChangeEvent`. Null: there is no such customer. */
  askCorrection(correction: NewCorrection): Promise<Correction | null>;
}
