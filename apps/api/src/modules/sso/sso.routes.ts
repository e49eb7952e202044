// Login, profile and logout.
import { InvalidField, Problem } from '@portal/contract/errors';
import { recordOnBoarding } from '@portal/contract/portal-support';
import { getProfile, getUserinfo, login, logout, stepUp } from '@portal/contract/sso';
import type { FastifyInstance } from 'fastify';
import { access, bearerOf, callerOf } from '../../http/access.ts';
import type { Limits } from '../../http/limits.ts';
import { forgetPageToken, keepPageToken } from '../../http/pages/page-token.ts';
import { route } from '../../http/route.ts';
import { keepDeviceToken, type PlaceHeaders, visitorOf } from '../../http/visitor.ts';
import type { SessionKey, Sso } from './sso.ts';

export interface SsoRouteNeeds {
  sso: Sso;
  limits: Limits;
  portalOrigin: string;
  placeHeaders: PlaceHeaders;
  /** What else ends with a session. */
  onSignedOut(session: SessionKey): Promise<void>;
}

export function ssoRoutes(
  app: FastifyInstance,
  { sso, limits, portalOrigin, placeHeaders, onSignedOut }: SsoRouteNeeds,
): void {
  route(app, login, access.public, async ({ body, request, reply }) => {
    await limits.check('loginFailure', request.ip);
    try {
      if (request.headers.operationid === 'VerifyPassword')
        return await sso.verifyPassword({ ...body, address: request.ip }, bearerOf(request));
      const signedIn = await sso.signIn(body, visitorOf(request, placeHeaders));
      const { token, pageToken, deviceToken, session } = signedIn;
      reply.header('token', token);
      keepPageToken(reply, pageToken, portalOrigin);
      keepDeviceToken(reply, deviceToken, portalOrigin);
      request.log.info({ event: 'login' }, 'signed in');
      return session;
    } catch (error) {
      // Whoever found no room has not tried anything.
      if (error instanceof Problem && error.code !== 'BUSY') await limits.spend('loginFailure', request.ip);
      throw error;
    }
  });

  route(app, stepUp, access.signedIn, async ({ body, request, reply }) => {
    await limits.check('loginFailure', request.ip);
    try {
      await sso.stepUp(callerOf(request), body.password);
    } catch (error) {
      if (error instanceof Problem && error.code !== 'BUSY') await limits.spend('loginFailure', request.ip);
      throw error;
    }
    return reply.code(204).send(null);
  });

  for (const call of [getProfile, getUserinfo])
    route(app, call, access.signedIn, async ({ request }) => sso.profile(callerOf(request)));

  route(app, recordOnBoarding, access.signedIn, async ({ body, request, reply }) => {
    await sso.recordTour(callerOf(request), body?.step ?? null);
    return reply.code(204).send(null);
  });

  route(app, logout, access.public, async ({ request, reply }) => {
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
