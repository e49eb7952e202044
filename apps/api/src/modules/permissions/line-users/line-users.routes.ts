// TMF644: who uses a line, and what that person is asked for, with a session and by the link in an SMS.
import {
  answerLineConsent,
  answerLinkedConsent,
  askLineConsent,
  endLineUser,
  getLineUser,
  getLinkedConsent,
  type LineConsent,
  type LineUser,
  listLineUsers,
  putLineUser,
} from '@portal/contract/privacy/line-users';
import { lastFourShown, nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance } from 'fastify';
import type { Caller, ManagedLine } from '../../../caller.ts';
import { callerOf, lineById, ownLine } from '../../../http/access.ts';
import { sendCollection, sendItem } from '../../../http/collection.ts';
import { route } from '../../../http/route.ts';
import { dateTime, hrefIn } from '../../../http/wire.ts';
import type { Agreements } from '../../agreements/agreements.ts';
import type { LineConsentRow } from '../permissions.ts';
import type { LineConsents } from './line-consents.ts';
import {
  type AskedConsent,
  kindOf,
  type ListLineUsers,
  type SayUser,
  type SeenLineUser,
} from './line-users.ts';

export interface LineUserRouteNeeds {
  agreements: Pick<Agreements, 'textOf'>;
  lineUsers: ListLineUsers;
  lineConsents: LineConsents;
  sayUser: SayUser;
}

export function lineUserRoutes(app: FastifyInstance, needs: LineUserRouteNeeds): void {
  const { agreements, lineUsers, lineConsents, sayUser } = needs;
  const textOf = (purpose: LineConsentRow['purpose']) =>
    agreements.textOf(purpose === 'records' ? 'callRecords' : 'lineUser');

  const seen = async (caller: Caller, lines: readonly ManagedLine[]) =>
    (await lineUsers.list(caller, lines)).map((each) => toLineUser(each, textOf));

  route(app, listLineUsers, async ({ request, reply }) =>
    sendCollection(request, reply, await seen(callerOf(request), request.askedLines), ['serviceId']),
  );

  route(app, getLineUser, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const [one] = await seen(caller, [lineById(caller, params.id)]);
    return sendItem(request, reply, one);
  });

  route(app, putLineUser, async ({ params, body, request, reply }) => {
    const caller = callerOf(request);
    const line = lineById(caller, params.id);
    await sayUser.say(caller, line, body.kind);
    const [one] = await seen(caller, [line]);
    return sendItem(request, reply, one);
  });

  route(app, endLineUser, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    await sayUser.end(caller, lineById(caller, params.id));
    return reply.code(204).send(null);
  });

  route(app, askLineConsent, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const line = ownLine(caller, body.serviceId);
    await lineConsents.ask(caller, line, 'records');
    const [one] = await seen(caller, [line]);
    return reply.code(201).send(one);
  });

  route(app, answerLineConsent, async ({ params, body, request, reply }) => {
    await lineConsents.answer(callerOf(request), params.id, body.granted);
    return reply.code(204).send(null);
  });

  route(app, getLinkedConsent, async ({ params }) => {
    const consent = await lineConsents.find(params.token);
    const [asked] = await lineUsers.named([consent]);
    return toLineConsent(
      asked ?? { consent, askedBy: '' },
      textOf,
      lastFourShown(nationalNumber(consent.serviceNumber)),
    );
  });

  route(app, answerLinkedConsent, async ({ params, body, reply }) => {
    await lineConsents.answerByLink(params.token, body.granted);
    return reply.code(204).send(null);
  });
}

type TextOf = (purpose: LineConsentRow['purpose']) => string;

/** @param number how the line is shown to who reads it */
function toLineConsent({ consent, askedBy }: AskedConsent, textOf: TextOf, number: string): LineConsent {
  const { consentId: id, purpose, status } = consent;
  return {
    '@type': 'LineConsent',
    id,
    purpose,
    status,
    askedBy,
    serviceNumber: number,
    validFor: validFor(consent),
    text: textOf(purpose),
  };
}

function toLineUser(seen: SeenLineUser, textOf: TextOf): LineUser {
  const { line, user, isCaller, records, own, requests } = seen;
  const id = nationalNumber(line.serviceNumber);
  const consent = own.find(({ purpose }) => purpose === 'records');
  const change = own.find(({ purpose }) => purpose !== 'records');
  return {
    '@type': 'LineUser',
    id,
    href: hrefIn(listLineUsers, id),
    isCaller,
    records,
    kind: isCaller ? 'adult' : kindOf(user),
    since: user && (isCaller || kindOf(user)) ? dateTime(user.since) : null,
    consent: consent ? { id: consent.consentId, status: consent.status, validFor: validFor(consent) } : null,
    change: change ? { id: change.consentId, purpose: change.purpose, validFor: validFor(change) } : null,
    requests: requests.map((each) => toLineConsent(each, textOf, id)),
  };
}

const validFor = ({ askedAt, expiresAt }: LineConsentRow) => ({
  startDateTime: dateTime(askedAt),
  endDateTime: dateTime(expiresAt),
});
