// What was agreed to, the chain of the person's own, and what their data may be used for.
import {
  getAgreementDocument,
  listAgreements,
  listPrivacyChoices,
  type PrivacyChoiceKind,
  setPrivacyChoice,
  verifyConsents,
} from '@portal/contract/privacy/agreements';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ALL, asked, refusal, request, requestFile } from '../requests.ts';

/** The newest first. */
export const agreementsQuery = queryOptions({
  queryKey: ['agreements', 'all'],
  staleTime: 0,
  queryFn: asked(listAgreements, { query: { limit: ALL } }),
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
  queryFn: asked(verifyConsents, {}),
});

export const privacyChoicesQuery = queryOptions({
  queryKey: ['privacyChoices'],
  queryFn: asked(listPrivacyChoices, {}),
});

export const choosePrivacy = (id: PrivacyChoiceKind, granted: boolean) =>
  refusal(setPrivacyChoice, { params: { id }, body: { granted } });

export async function saveAgreement(id: string): Promise<void> {
  const file = dataOf(await requestFile(getAgreementDocument, { params: { id } }));
  saveFile(file, `constancia-${id}.pdf`);
}
