// What a question and its answer are made of.
import type { Way } from './ways.copy.ts';

export interface QuestionWords {
  question: string;
  paragraphs: readonly string[];
  /** After the paragraphs. */
  list?: readonly string[];
  ways?: readonly Way[];
  /** Other words by which people look for it. */
  also?: string;
}

export interface Facts {
  /** `*611 o 5004040` */
  phones: string;
  /** `*123# opción 5-4` */
  deviceBalance: string;
}
