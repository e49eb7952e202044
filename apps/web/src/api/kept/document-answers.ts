// Proof by document: what is asked, and the answers.
import {
  type DocumentType,
  listAssociationQuestions,
  type QuestionCategory,
  validateAssociationAnswers,
} from '@portal/contract/questions';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { lineOfBusinessOf } from '../../session/visit.ts';
import type { Refused } from '../person/access.ts';
import { request, userProfileHeader } from '../requests.ts';

/** The documents' ids of what is asked. */
const IDS = { documentNumber: '1', documentType: '2', date: '3' } as const;

/** True once it is known that the three answers are asked for. */
export const questionsQuery = (loginName: string) =>
  queryOptions({
    queryKey: ['association-questions', loginName],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<true> => {
      const data = dataOf(
        await request(listAssociationQuestions, {
          query: { login_name: loginName, 'questions.category': 'AsociacionFijo', field: 'questions' },
          headers: userProfileHeader(),
          signal,
        }),
      );
      const asked = data.questions.map(({ id }) => id);
      if (!Object.values(IDS).every((id) => asked.includes(id))) throw malformed();
      return true;
    },
  });

export interface DocumentAnswers {
  documentType: DocumentType;
  documentNumber: string;
  /** `2015/03/09` */
  date: string;
}

/** As they travel. */
export const questionsOf = ({ documentNumber, documentType, date }: DocumentAnswers) => [
  { id: IDS.documentNumber, answer: documentNumber },
  { id: IDS.documentType, answer: documentType },
  { id: IDS.date, answer: date },
];

/** `associated`: every home service of the customer; `none`: there is none. */
export async function associateHome(
  answers: DocumentAnswers,
  loginName: string,
): Promise<'associated' | 'none' | Refused> {
  const outcome = await sendAnswers('AsociacionFijo', answers, loginName);
  return outcome === 'proved' ? 'associated' : outcome;
}

/** `proved`: the user is the customer's holder; `none`: they manage no line of the customer yet. */
export function becomeHolder(
  answers: DocumentAnswers,
  loginName: string,
): Promise<'proved' | 'none' | Refused> {
  return sendAnswers('Titular', answers, loginName);
}

async function sendAnswers(
  category: QuestionCategory,
  answers: DocumentAnswers,
  loginName: string,
): Promise<'proved' | 'none' | Refused> {
  const { error, code } = await request(validateAssociationAnswers, {
    query: { login_name: loginName, 'questions.category': category },
    headers: {
      ...userProfileHeader(),
      ...(category === 'AsociacionFijo' ? { lineofbusiness: lineOfBusinessOf('Fixed') } : {}),
    },
    body: {
      action: 'validate',
      questions: questionsOf(answers),
    },
  });
  if (error) return { error, status: code };
  return code === 202 ? 'none' : 'proved';
}
