// All questions that have an answer: the ten that Soporte always shows, and those that its search finds besides.
import { frequentQuestions } from './frequent-questions.copy.ts';
import { moreQuestions } from './more-questions.copy.ts';

export const questions = { ...frequentQuestions, ...moreQuestions };
export type QuestionId = keyof typeof questions;

const idsOf = <Id extends QuestionId>(of: Record<Id, unknown>) => Object.keys(of) as Id[];
export const frequentIds: readonly QuestionId[] = idsOf(frequentQuestions);
export const questionIds: readonly QuestionId[] = idsOf(questions);
