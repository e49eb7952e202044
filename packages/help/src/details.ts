// What is said instead of an answer to whoever asks one thing of it in particular: the assistant alone says them.
import { accessDetails } from './details/access-details.copy.ts';
import { accountDetails } from './details/account-details.copy.ts';
import { contactDetails } from './details/contact-details.copy.ts';
import { faultDetails } from './details/fault-details.copy.ts';
import { frequentDetails } from './details/frequent-details.copy.ts';
import { lineDetails } from './details/line-details.copy.ts';
import { moneyDetails } from './details/money-details.copy.ts';
import { payingDetails } from './details/paying-details.copy.ts';
import { planDetails } from './details/plan-details.copy.ts';
import { serviceDetails } from './details/service-details.copy.ts';
import type { Details, Facts } from './question-words.ts';
import type { QuestionId } from './questions.ts';

export const questionDetails: Readonly<Partial<Record<QuestionId, (facts: Facts) => Details>>> = {
  ...accessDetails,
  ...accountDetails,
  ...contactDetails,
  ...faultDetails,
  ...frequentDetails,
  ...lineDetails,
  ...moneyDetails,
  ...payingDetails,
  ...planDetails,
  ...serviceDetails,
};
