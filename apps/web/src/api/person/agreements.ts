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
import { dataOf, malformed, type RequestError } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { isFlag, isMoment, isNumber, isText, listOf, optional, record } from '../../lib/shape.ts';
import { ALL, request, requestFile } from '../requests.ts';

const areAgreements = listOf(
  record({
    id: isText,
    kind: isText,
    status: isText,
    subject: isText,
    acceptedAt: isMoment,
    channel: isText,
    proof: isText,
    text: isText,
    textHash: isText,
    claimable: isFlag,
  }),
);
const areChoices = listOf(record({ id: isText, granted: isFlag, since: optional(isMoment), text: isText }));
const isVerification = record({ ok: isFlag, count: isNumber });

/** The newest first. */
export const agreementsQuery = queryOptions({
  queryKey: ['agreements', 'all'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Agreement[]> => {
    const agreements = dataOf(await request(listAgreements, { query: { limit: ALL }, signal }));
    if (!areAgreements(agreements)) throw malformed();
    return agreements;
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
    const verification = dataOf(await request(verifyConsents, { signal }));
    if (!isVerification(verification)) throw malformed();
    return verification;
  },
});

export const privacyChoicesQuery = queryOptions({
  queryKey: ['privacyChoices'],
  queryFn: async ({ signal }): Promise<PrivacyChoice[]> => {
    const choices = dataOf(await request(listPrivacyChoices, { signal }));
    if (!areChoices(choices)) throw malformed();
    return choices;
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
