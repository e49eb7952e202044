// All questions that have an answer: the ten that Soporte always shows, and those that its search finds besides.
import { accessQuestions } from './access-questions.copy.ts';
import { accountQuestions } from './account-questions.copy.ts';
import { contactQuestions } from './contact-questions.copy.ts';
import { faultQuestions } from './fault-questions.copy.ts';
import { frequentQuestions } from './frequent-questions.copy.ts';
import { lineQuestions } from './line-questions.copy.ts';
import { moneyQuestions } from './money-questions.copy.ts';
import { type OpenPageName, pageQuestion } from './pages.copy.ts';
import { payingQuestions } from './paying-questions.copy.ts';
import { planQuestions } from './plan-questions.copy.ts';
import { serviceQuestions } from './service-questions.copy.ts';

export const questions = {
  ...frequentQuestions,
  ...payingQuestions,
  ...planQuestions,
  ...faultQuestions,
  ...accessQuestions,
  ...serviceQuestions,
  ...contactQuestions,
  ...moneyQuestions,
  ...lineQuestions,
  ...accountQuestions,
};
export type QuestionId = keyof typeof questions;

export const questionIds = Object.keys(questions) as readonly QuestionId[];

/** What is answered about the page that is open: what it is for. */
export const questionOf = (page: OpenPageName): QuestionId => pageQuestion(page);
