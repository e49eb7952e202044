// A second step that was lost: asked to be taken off, and stopped.
import type {
  beginFactorRecovery as beginCall,
  FactorRecovery,
  getFactorRecovery,
  stopFactorRecoveryByLink as stopByLinkCall,
  stopFactorRecovery as stopCall,
} from '@portal/contract/access/factor-recovery';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError, type Result } from '../../lib/http/result.ts';
import { isText, optional, record } from '../../lib/shape.ts';
import { type DocumentAnswers, questionsOf } from '../kept/document-answers.ts';
import { request } from '../requests.ts';

const PATH = `/SSOManagement/api/${country}/ssoManagement/secondFactor/recovery` as const;

const isRecovery = record({ endsAt: optional(isText) });

/** Until when it can be stopped; null where nothing is under way. */
export const factorRecoveryQuery = queryOptions({
  queryKey: ['factor-recovery'],
  queryFn: async ({ signal }): Promise<string | null> => {
    const data = dataOf(
      await request<typeof getFactorRecovery>({
        ...{ method: 'GET', path: PATH, name: 'getFactorRecovery', signal },
      }),
    );
    if (!isRecovery(data)) throw malformed();
    return data.endsAt;
  },
});

/** @param attempt what the password was answered with */
export const beginRecovery = (attempt: string, answers: DocumentAnswers): Promise<Result<FactorRecovery>> =>
  request<typeof beginCall>({
    method: 'POST',
    path: PATH,
    name: 'beginFactorRecovery',
    headers: { 'x-login-attempt': attempt },
    body: { questions: questionsOf(answers) },
    anonymous: true,
  });

export async function stopRecovery(): Promise<RequestError | null> {
  const { error } = await request<typeof stopCall>({
    ...{ method: 'DELETE', path: PATH, name: 'stopFactorRecovery' },
  });
  return error;
}

export async function stopRecoveryByLink(token: string): Promise<RequestError | null> {
  const { error } = await request<typeof stopByLinkCall>({
    method: 'POST',
    path: `${PATH}/stop`,
    name: 'stopFactorRecoveryByLink',
    body: { token },
    anonymous: true,
  });
  return error;
}
