// What a question and its answer are made of.
import type { factsFrom } from './operator-facts.copy.ts';
import type { Way } from './ways.copy.ts';

/** What is asked of many things alike; in brackets what is not plain by its name. */
export const detailNames = [
  'price',
  'howLong',
  /** How long it is good for, or may wait. */
  'until',
  'undo',
  /** Of what is mostly asked to be on. */
  'off',
  'refund',
  'limit',
  /** Papers, conditions, devices that it works with. */
  'needs',
  'who',
  /** What happens then, or if not. */
  'otherwise',
  /** Or is lost. */
  'keeps',
  'why',
  /** Although it was tried. */
  'fails',
  /** Only a part of it, or one of several. */
  'part',
  /** Who learns of it, and whether it is safe. */
  'seen',
  'meaning',
  'where',
] as const;
export type Detail = (typeof detailNames)[number];

export interface QuestionWords {
  question: string;
  paragraphs: readonly string[];
  /** After the paragraphs. */
  list?: readonly string[];
  ways?: readonly Way[];
  /** Other words by which people look for it. */
  also?: string;
}

export type Details = Readonly<Partial<Record<Detail, string>>>;

export type Facts = ReturnType<typeof factsFrom>;
