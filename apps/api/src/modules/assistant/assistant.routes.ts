// The assistant: its link is asked for by the portal; it is redeemed, questions are asked, and what was said is handed
// to a person, by the chat's server.
import { createHmac, randomUUID } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import {
  askAssistant,
  type ChatPayload,
  getAssistantNews,
  handOverToPerson,
  openAssistant,
  redeemAssistant,
} from '@portal/contract/help/assistant';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import { callerOf } from '../../http/access.ts';
import { registerSignedBodies } from '../../http/bodies.ts';
import type { Limits } from '../../http/limits.ts';
import { type AnswerOf, route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Talks } from '../talks/talks.ts';
import type { AnswerQuestion } from './answer-question.ts';
import type { Conversations, Redeemed } from './assistant.ts';

export interface AssistantSettings extends LinkSettings {
  /** Where its page is; null: there is no assistant. */
  url: string | null;
  /** Where a person answers in writing; null: nowhere. */
  liveChatUrl: string | null;
  secret: string;
}

export interface AssistantRouteNeeds {
  conversations: Conversations;
  answerQuestion: AnswerQuestion;
  limits: Limits;
  talks: Pick<Talks, 'open' | 'list'>;
  settings: AssistantSettings;
}

export function assistantRoutes(app: FastifyInstance, needs: AssistantRouteNeeds): void {
  const { conversations, settings } = needs;

  route(app, openAssistant, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const chatUrl = body.to === 'person' ? settings.liveChatUrl : settings.url;
    if (chatUrl === null) throw new Problem('NOT_FOUND', 'no such chat');
    const { token, expiresAt } = await conversations.open(caller);
    const url = toLink(chatUrl, token, caller, settings);
    return reply.code(201).send({ url, expiresAt: dateTime(expiresAt) });
  });

  app.register(async (scope) => chatServerRoutes(scope, needs));
}

function chatServerRoutes(
  scope: FastifyInstance,
  { conversations, answerQuestion, limits, talks, settings }: AssistantRouteNeeds,
): void {
  registerSignedBodies(scope, { secret: settings.secret, by: 'frame' });

  route(scope, redeemAssistant, async ({ body }) =>
    toConversation(await conversations.redeem(body.token), settings),
  );

  route(scope, askAssistant, async ({ body, request }) => {
    const { text, topic = null, line = null, context = null, place = null } = body;
    const caller = await conversations.callerIn(body.conversation);
    await limits.count('assistantQuestion', caller.userId);
    const answered = await answerQuestion(caller, { text, topic, line, context, place });
    // What was asked stays between the customer and the answer.
    request.log.info({ topic: answered.topic }, 'assistant');
    return answered;
  });

  route(scope, handOverToPerson, async ({ body, reply }) => {
    const caller = await conversations.callerIn(body.conversation);
    const { talkId, expectedAt } = await talks.open(caller, body.key, body.said);
    reply.code(201);
    return { id: talkId, expectedResolutionDate: expectedAt && dateTime(expectedAt) };
  });

  route(scope, getAssistantNews, async ({ body }) => {
    const { userId } = await conversations.callerIn(body.conversation);
    await limits.count('assistantNews', userId);
    const answered = (await talks.list(userId)).filter(({ status }) => status === 'answered');
    return { answered: answered.length };
  });
}

interface LinkSettings {
  portalOrigin: string;
  /** Shared with a chat that asks for proof of who it is told about. */
  identityKey: string | null;
}

/** The link to a chat: the documents' payload in its fragment, with nothing in it that is the customer's. */
function toLink(
  chatUrl: string,
  token: string,
  { loginName }: Pick<Caller, 'loginName'>,
  { portalOrigin }: LinkSettings,
): string {
  const payload: ChatPayload = {
    token,
    region: 'Region 1',
    category: loginName.includes('@') ? 1 : 2,
    id: randomUUID(),
    date: dateTime(new Date()),
    origin: portalOrigin,
    customerName: null,
    accountNumber: null,
    email: null,
    appType: 'Web',
  };
  return `${chatUrl}#${Buffer.from(JSON.stringify(payload), 'utf8').toString('base64url')}`;
}

function toConversation(redeemed: Redeemed, { identityKey }: LinkSettings): AnswerOf<typeof redeemAssistant> {
  const { conversation, expiresAt, userId: id, name, givenName, accountNumber, email } = redeemed;
  const hash = identityKey && createHmac('sha256', identityKey).update(id).digest('hex');
  return {
    conversation,
    expiresAt: dateTime(expiresAt),
    customer: { name, givenName, accountNumber, email },
    identity: hash ? { id, hash } : null,
  };
}
