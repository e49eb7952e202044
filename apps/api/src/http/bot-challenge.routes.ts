// The built-in bot check's challenge.
import { Problem } from '@portal/contract/errors';
import { getBotChallenge } from '@portal/contract/help/portal-support';
import type { FastifyInstance } from 'fastify';
import type { BotCheck } from '../providers/bot-check/port.ts';
import { route } from './route.ts';

export function botChallengeRoutes(app: FastifyInstance, { botCheck }: { botCheck: BotCheck }): void {
  route(app, getBotChallenge, async ({ query }) => {
    const challenge = await botCheck.challenge(query.purpose ?? 'checkRegistered');
    if (!challenge) throw new Problem('NOT_FOUND');
    return challenge;
  });
}
