// Login, profile and logout.
import {
  getFactorRecovery,
  stopFactorRecovery,
  stopFactorRecoveryByLink,
} from '@portal/contract/access/factor-recovery';
import {
  createPersonalToken,
  getPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
} from '@portal/contract/access/personal-tokens';
import { endOtherSessions, endSession, getSession, listSessions } from '@portal/contract/access/sessions';
import { getProfile, getUserinfo, login, logout, stepUp } from '@portal/contract/access/sso';
import { InvalidField, Problem, SecondFactorRequired } from '@portal/contract/errors';
import { recordOnBoarding } from '@portal/contract/help/portal-support';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { bearerOf, callerOf } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import type { Limits } from '../../http/limits.ts';
import { forgetPageToken, keepPageToken } from '../../http/pages/drawn-pages.ts';
import { route } from '../../http/route.ts';
import { keepDeviceToken, networkOf, type PlaceHeaders, visitorOf, workOf } from '../../http/visitor.ts';
import { passkeyRoutes, secondFactorRoutes } from './second-factor.routes.ts';
import type { SessionKey, Sso, StepUpWay } from './sso.ts';
import { toFactorRecovery, toOpenSession, toPersonalToken } from './sso.wire.ts';

export interface SsoRouteNeeds extends Omit<SessionRouteNeeds, 'sso'> {
  sso: Sso;
  limits: Limits;
  portalOrigin: string;
  placeHeaders: PlaceHeaders;
}

export function ssoRoutes(
  app: FastifyInstance,
  { sso, limits, portalOrigin, placeHeaders, onSignedOut, onOthersSignedOut }: SsoRouteNeeds,
): void {
  sessionRoutes(app, { sso, onSignedOut, onOthersSignedOut });
  recoveryRoutes(app, { sso });
  secondFactorRoutes(app, { sso });
  passkeyRoutes(app, { sso });
  personalTokenRoutes(app, { sso });

  route(app, login, async ({ body, request, reply }) => {
    const { takeBack } = await limits.countSignIn(request.ip, workOf(request));
    let hasFailed = false;
    try {
      if (request.headers.operationid === 'VerifyPassword')
        return await sso.verifyPassword(
          { ...passwordOf(body), address: networkOf(request.ip) },
          bearerOf(request),
        );
      const signedIn = await sso.signIn(
        typedIn(request, body),
        visitorOf(request, placeHeaders, portalOrigin),
      );
      const { token, pageToken, deviceToken, session } = signedIn;
      reply.header('token', token);
      keepPageToken(reply, pageToken, portalOrigin);
      keepDeviceToken(reply, deviceToken, portalOrigin);
      request.log.info({ event: 'login' }, 'signed in');
      return session;
    } catch (error) {
      if (error instanceof SecondFactorRequired) reply.header('x-login-attempt', error.attempt);
      hasFailed = isFailure(error);
      throw error;
    } finally {
      if (!hasFailed) await takeBack();
    }
  });

  route(app, stepUp, async ({ body, request, reply }) => {
    await sso.stepUp(callerOf(request), wayIn(body));
    return reply.code(204).send(null);
  });

  for (const call of [getProfile, getUserinfo])
    route(app, call, async ({ request }) => sso.profile(callerOf(request)));

  route(app, recordOnBoarding, async ({ body, request, reply }) => {
    await sso.recordTour(callerOf(request), body?.step ?? null);
    return reply.code(204).send(null);
  });

  route(app, logout, async ({ request, reply }) => {
    const token = request.headers.token;
    if (typeof token !== 'string' || token === '') throw new InvalidField('Token');
    const ending = token.replace(/^Bearer /, '');
    const ended = await sso.signOut(ending);
    if (ended) await onSignedOut(ended);
    // One that was left behind is ended later, when the browser may be somebody else's.
    if ([null, ending].includes(bearerOf(request))) forgetPageToken(reply, portalOrigin);
    return { revoked: true as const };
  });
}

/** Whoever found no room, or whose first step is over, has not guessed anything, and whose password was right has not failed. */
const isFailure = (error: unknown): boolean =>
  error instanceof Problem &&
  !(error instanceof SecondFactorRequired) &&
  error.code !== 'BUSY' &&
  error.code !== 'LOGIN_ATTEMPT_ENDED';

type LoginBody = z.infer<typeof login.body>;

/** The schema wants both where there is no code. */
const passwordOf = ({ username = '', password = '' }: LoginBody) => ({ username, password });

function wayIn({ password = '', code, assertion, lineGrant }: z.infer<typeof stepUp.body>): StepUpWay {
  if (lineGrant !== undefined) return { lineGrant };
  if (assertion) return { assertion };
  return code === undefined ? { password } : { code };
}

function typedIn({ headers }: FastifyRequest, body: LoginBody) {
  if (body.assertion) return { assertion: body.assertion };
  if (body.code === undefined) return passwordOf(body);
  return { attempt: String(headers['x-login-attempt'] ?? ''), code: body.code };
}

interface SessionRouteNeeds {
  sso: Pick<Sso, 'listSessions' | 'endSession' | 'endOtherSessions'>;
  /** What else ends with a session. */
  onSignedOut(session: SessionKey): Promise<void>;
  /** And with all but this one, also with those that had ended by themselves. */
  onOthersSignedOut(session: SessionKey): Promise<void>;
}

function sessionRoutes(
  app: FastifyInstance,
  { sso, onSignedOut, onOthersSignedOut }: SessionRouteNeeds,
): void {
  async function sessionsOf(request: FastifyRequest) {
    const { userId, tokenHash } = callerOf(request);
    const rows = await sso.listSessions(userId);
    return rows
      .map((row) => toOpenSession(row, row.tokenHash.equals(tokenHash)))
      .sort((one, other) => Number(other.current) - Number(one.current));
  }

  route(app, listSessions, async ({ request, reply }) =>
    sendCollection(request, reply, await sessionsOf(request)),
  );

  route(app, getSession, async ({ params, request, reply }) => {
    const all = await sessionsOf(request);
    return sendItem(request, reply, all.find(({ id }) => id === params.id) ?? null);
  });

  route(app, endSession, async ({ params, request, reply }) => {
    await onSignedOut(await sso.endSession(callerOf(request).userId, params.id));
    return reply.code(204).send(null);
  });

  route(app, endOtherSessions, async ({ request, reply }) => {
    await sso.endOtherSessions(callerOf(request));
    await onOthersSignedOut(callerOf(request));
    return reply.code(204).send(null);
  });
}

interface RecoveryRouteNeeds {
  sso: Pick<Sso, 'recovery'>;
}

function recoveryRoutes(app: FastifyInstance, { sso: { recovery } }: RecoveryRouteNeeds): void {
  route(app, getFactorRecovery, async ({ request }) =>
    toFactorRecovery(await recovery.endsAt(callerOf(request).userId)),
  );

  route(app, stopFactorRecovery, async ({ request, reply }) => {
    await recovery.stop(callerOf(request).userId);
    return reply.code(204).send(null);
  });

  route(app, stopFactorRecoveryByLink, async ({ body, reply }) => {
    await recovery.stopByLink(body.token);
    return reply.code(204).send(null);
  });
}

function personalTokenRoutes(
  app: FastifyInstance,
  { sso: { personalTokens } }: { sso: Pick<Sso, 'personalTokens'> },
): void {
  route(app, listPersonalTokens, async ({ request, reply }) => {
    const own = await personalTokens.list(callerOf(request).userId);
    return sendCollection(request, reply, own.map(toPersonalToken));
  });

  route(app, getPersonalToken, async ({ params, request, reply }) => {
    const own = await personalTokens.list(callerOf(request).userId);
    const found = own.find(({ tokenId }) => tokenId === params.id);
    return sendItem(request, reply, found ? toPersonalToken(found) : null);
  });

  route(app, createPersonalToken, async ({ body, request, reply }) => {
    const { token, row } = await personalTokens.create(callerOf(request), body);
    return reply.code(201).send({ ...toPersonalToken(row), token });
  });

  route(app, revokePersonalToken, async ({ params, request, reply }) => {
    await personalTokens.revoke(callerOf(request).userId, params.id);
    return reply.code(204).send(null);
  });
}
