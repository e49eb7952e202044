// A second step that was lost: asked to be taken off, and stopped.
import {
  beginFactorRecovery as beginCall,
  type FactorRecovery,
  getFactorRecovery,
  stopFactorRecoveryByLink as stopByLinkCall,
  stopFactorRecovery as stopCall,
} from '@portal/contract/access/factor-recovery';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { type DocumentAnswers, questionsOf } from '../kept/document-answers.ts';
import { refusal, request } from '../requests.ts';

/** Until when it can be stopped; null where nothing is under way. */
export const factorRecoveryQuery = queryOptions({
  queryKey: ['factor-recovery'],
  queryFn: async ({ signal }): Promise<string | null> => {
    const data = dataOf(await request(getFactorRecovery, { signal }));
    return data.endsAt;
  },
});

/** @param attempt what the password was answered with */
export const beginRecovery = (attempt: string, answers: DocumentAnswers): Promise<Result<FactorRecovery>> =>
  request(beginCall, {
    headers: { 'x-login-attempt': attempt },
    body: { questions: questionsOf(answers) },
    anonymous: true,
  });

export const stopRecovery = () => refusal(stopCall, {});

export const stopRecoveryByLink = (token: string) =>
  refusal(stopByLinkCall, { body: { token }, anonymous: true });
