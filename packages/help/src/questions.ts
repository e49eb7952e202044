// All questions that have an answer: the ten that Soporte always shows, and those that its search finds besides.
import { accountQuestions } from './account-questions.copy.ts';
import { frequentQuestions } from './frequent-questions.copy.ts';
import { lineQuestions } from './line-questions.copy.ts';
import { moneyQuestions } from './money-questions.copy.ts';
import { moreQuestions } from './more-questions.copy.ts';
import { type OpenPageName, pageQuestion } from './pages.copy.ts';

export const questions = {
  ...frequentQuestions,
  ...moreQuestions,
  ...moneyQuestions,
  ...lineQuestions,
  ...accountQuestions,
};
export type QuestionId = keyof typeof questions;

export const questionIds = Object.keys(questions) as readonly QuestionId[];

/** What is answered about the page that is open: what it is for. */
export const questionOf = (page: OpenPageName): QuestionId => pageQuestion(page);
