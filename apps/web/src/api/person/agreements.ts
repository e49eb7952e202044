// What was agreed to, the chain of the person's own, and what their data may be used for.
import {
  type Agreement,
  getAgreementDocument,
  listAgreements,
  listPrivacyChoices,
  type PrivacyChoice,
  type PrivacyChoiceKind,
  setPrivacyChoice,
  verifyConsents,
} from '@portal/contract/privacy/agreements';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ALL, request, requestFile } from '../requests.ts';

/** The newest first. */
export const agreementsQuery = queryOptions({
  queryKey: ['agreements', 'all'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Agreement[]> => {
    return dataOf(await request(listAgreements, { query: { limit: ALL }, signal }));
  },
});

/** Without fetching them. */
export const agreementCountQuery = queryOptions({
  queryKey: ['agreements', 'count'],
  queryFn: async ({ signal }): Promise<number> => {
    const answer = await request(listAgreements, { query: { limit: '1' }, signal });
    return Number(answer.headers.get('X-Total-Count') ?? dataOf(answer).length);
  },
});

export const verificationQuery = queryOptions({
  queryKey: ['agreements', 'verification'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    return dataOf(await request(verifyConsents, { signal }));
  },
});

export const privacyChoicesQuery = queryOptions({
  queryKey: ['privacyChoices'],
  queryFn: async ({ signal }): Promise<PrivacyChoice[]> => {
    return dataOf(await request(listPrivacyChoices, { signal }));
  },
});

export async function choosePrivacy(id: PrivacyChoiceKind, granted: boolean): Promise<RequestError | null> {
  const { error } = await request(setPrivacyChoice, { params: { id }, body: { granted } });
  return error;
}

export async function saveAgreement(id: string): Promise<void> {
  const file = dataOf(await requestFile(getAgreementDocument, { params: { id } }));
  saveFile(file, `constancia-${id}.pdf`);
}
