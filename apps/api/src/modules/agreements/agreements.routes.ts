// TMF651 and TMF644: what was agreed to, its evidence, and what a person's data may be used for.
import { Problem } from '@portal/contract/errors';
import {
  getAgreement,
  getAgreementDocument,
  getConsent,
  listAgreements,
  listConsents,
  listPrivacyChoices,
  type PrivacyChoice,
  privacyChoiceKindSchema,
  setPrivacyChoice,
  verifyConsents,
} from '@portal/contract/privacy/agreements';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { sendFile } from '../../http/files.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Agreements, Choices } from './agreements.ts';
import {
  aboutLine,
  type FindEvidence,
  type ListAgreements,
  type PrivacyChoices,
  toShown,
} from './own-agreements.ts';

export interface AgreementRouteNeeds {
  agreements: Pick<Agreements, 'chain' | 'verify' | 'textOf'>;
  agreementsOf: ListAgreements;
  privacyChoices: PrivacyChoices;
  findEvidence: FindEvidence;
}

export function agreementRoutes(app: FastifyInstance, needs: AgreementRouteNeeds): void {
  const { agreements, agreementsOf, findEvidence, privacyChoices } = needs;

  route(app, listAgreements, async ({ query, request, reply }) => {
    const all = (await agreementsOf(callerOf(request))).map(({ agreement }) => agreement);
    return sendCollection(request, reply, aboutLine(all, query.serviceId), ['serviceId']);
  });

  route(app, getAgreement, async ({ params, request, reply }) => {
    const all = await agreementsOf(callerOf(request));
    return sendItem(request, reply, all.find(({ agreement }) => agreement.id === params.id)?.agreement);
  });

  route(app, getAgreementDocument, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const evidence = await findEvidence(caller, params.id);
    if (!evidence) throw new Problem('NOT_FOUND');
    const { name, mimeType, content } = evidence.file;
    return sendFile(reply, { name, content, type: mimeType });
  });

  const chainOf = async (userId: string) =>
    (await agreements.chain(userId)).map((each) => toShown(each, { acceptedBy: null, claimable: false }));

  route(app, listConsents, async ({ query, request, reply }) =>
    sendCollection(request, reply, aboutLine(await chainOf(callerOf(request).userId), query.serviceId), [
      'serviceId',
    ]),
  );

  route(app, verifyConsents, async ({ request }) => {
    const { userId } = callerOf(request);
    const { finding, count, anchoredAt } = await agreements.verify({ userId, kind: 'user' });
    return { ok: finding === 'whole', finding, count, anchoredAt: anchoredAt && dateTime(anchoredAt) };
  });

  route(app, getConsent, async ({ params, request, reply }) => {
    const chain = await chainOf(callerOf(request).userId);
    return sendItem(
      request,
      reply,
      chain.find(({ id }) => id === params.id),
    );
  });

  const toChoices = (choices: Choices): PrivacyChoice[] =>
    privacyChoiceKindSchema.options.map((id) => {
      const { granted, since } = choices[id];
      return {
        '@type': 'PrivacyChoice',
        id,
        granted,
        since: since && dateTime(since),
        text: agreements.textOf(id),
      };
    });

  route(app, listPrivacyChoices, async ({ request }) =>
    toChoices(await privacyChoices.read(callerOf(request))),
  );

  route(app, setPrivacyChoice, async ({ params, body, request }) => {
    const choices = await privacyChoices.set(callerOf(request), params.id, body.granted);
    const choice = toChoices(choices).find(({ id }) => id === params.id);
    if (!choice) throw new Problem('NOT_FOUND');
    return choice;
  });
}
