// What was agreed to, the chain of the person's own, and what their data may be used for.
import type {
  Agreement,
  getAgreementDocument,
  listAgreements,
  listPrivacyChoices,
  PrivacyChoice,
  PrivacyChoiceKind,
  setPrivacyChoice,
  verifyConsents,
} from '@portal/contract/privacy/agreements';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { isFlag, isMoment, isNumber, isText, listOf, optional, record } from '../../lib/shape.ts';
import { ALL, request, requestFile } from '../requests.ts';

const AGREEMENTS = `/AgreementManagement/api/${country}/agreementManagement/agreement` as const;
const PRIVACY = `/PrivacyManagement/api/${country}/privacyManagement` as const;

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
    const agreements = dataOf(
      await request<typeof listAgreements>({
        ...{ method: 'GET', path: AGREEMENTS, query: { limit: ALL }, name: 'listAgreements', signal },
      }),
    );
    if (!areAgreements(agreements)) throw malformed();
    return agreements;
  },
});

export const verificationQuery = queryOptions({
  queryKey: ['agreements', 'verification'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const verification = dataOf(
      await request<typeof verifyConsents>({
        ...{ method: 'GET', path: `${PRIVACY}/consent/verification`, name: 'verifyConsents', signal },
      }),
    );
    if (!isVerification(verification)) throw malformed();
    return verification;
  },
});

export const privacyChoicesQuery = queryOptions({
  queryKey: ['privacyChoices'],
  queryFn: async ({ signal }): Promise<PrivacyChoice[]> => {
    const choices = dataOf(
      await request<typeof listPrivacyChoices>({
        ...{ method: 'GET', path: `${PRIVACY}/choice`, name: 'listPrivacyChoices', signal },
      }),
    );
    if (!areChoices(choices)) throw malformed();
    return choices;
  },
});

export async function choosePrivacy(id: PrivacyChoiceKind, granted: boolean): Promise<RequestError | null> {
  const { error } = await request<typeof setPrivacyChoice>({
    ...{ method: 'PUT', path: `${PRIVACY}/choice/:id`, params: { id }, body: { granted } },
    name: 'setPrivacyChoice',
  });
  return error;
}

export async function saveAgreement(id: string): Promise<void> {
  const file = dataOf(
    await requestFile<typeof getAgreementDocument>({
      ...{ method: 'GET', path: `${AGREEMENTS}/:id/document`, params: { id }, name: 'getAgreementDocument' },
    }),
  );
  saveFile(file, `constancia-${id}.pdf`);
}
