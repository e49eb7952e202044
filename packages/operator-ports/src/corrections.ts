// Corrections: what a customer says that the operator has wrong about them, and what it decides (TMF629).

export type CorrectedField = 'name' | 'document' | 'birthDate' | 'address' | 'email';

export type CorrectionStatus = 'inProgress' | 'done' | 'rejected';

export interface NewCorrection {
  /** The correction's own id: the same one again is the same correction. */
  correctionId: string;
  customerId: string;
  field: CorrectedField;
  /** What it should say. */
  wanted: string;
}

export interface Correction extends NewCorrection {
  status: CorrectionStatus;
  /** As the customer reads it; null until it is decided. */
  answer: string | null;
  askedAt: Date;
  decidedAt: Date | null;
}

export interface Corrections {
  /** How it is decided is told by `CustomerAttributeValueChangeEvent`. Null: there is no such customer. */
  askCorrection(correction: NewCorrection): Promise<Correction | null>;
}
