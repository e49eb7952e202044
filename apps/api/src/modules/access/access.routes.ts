// Registration, recovery, codes, profile, passwords and deletion.
import { beginFactorRecovery } from '@portal/contract/access/factor-recovery';
import {
  changePassword as changePasswordCall,
  checkRegistered,
  completeRegistration,
  deleteUser,
  generateCode,
  resetPassword,
  restoreUser,
  startRegistration,
  updateProfile,
  validateCode,
} from '@portal/contract/access/sso';
import { InvalidField, Problem } from '@portal/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, callerOf, recognisedCaller } from '../../http/access.ts';
import { headerOf, identifierIn } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { codeAskerOf, workOf } from '../../http/visitor.ts';
import { dateTime } from '../../http/wire.ts';
import type { Codes } from '../codes/codes.ts';
import type { CloseAccount } from '../erasure/erasure.ts';
import type { SendPlanCode } from '../ordering/change-plan.ts';
import { readPlanCodeOrder } from '../ordering/ordering.wire.ts';
import type { SendLineCode } from '../permissions/send-line-code.ts';
import type { Sso } from '../sso/sso.ts';
import { toFactorRecovery } from '../sso/sso.wire.ts';
import type { ChangePassword, RecoverFactor, Register } from './access.ts';
import type { Asker, ConfirmByLine, SendCode } from './send-code.ts';

export interface AccessRouteNeeds {
  sso: Sso;
  codes: Codes;
  sendCode: SendCode;
  sendLineCode: SendLineCode;
  sendPlanCode: SendPlanCode;
  confirmByLine: ConfirmByLine;
  register: Register;
  changePassword: ChangePassword;
  closeAccount: Pick<CloseAccount, 'close' | 'restore'>;
  /** Whether somebody is registered is asked. @throws WorkRequired */
  countAsking(address: string, work: string | null): Promise<void>;
}

export function accessRoutes(app: FastifyInstance, needs: AccessRouteNeeds & RecoverFactorRouteNeeds): void {
  recoverFactorRoutes(app, needs);
  const { sso, codes, sendCode, sendLineCode, sendPlanCode, confirmByLine } = needs;
  const { register, changePassword, closeAccount } = needs;

  route(app, checkRegistered, async ({ request, reply }) => {
    await needs.countAsking(request.ip, workOf(request));
    await sendCode.checkRegistered(askerOf(request), headerOf(request, 'x-bot-token'));
    return reply.code(204).send(null);
  });

  route(app, startRegistration, async ({ request, reply }) => {
    const { sent, subscriptionType } = await sendCode.forRegistration(askerOf(request));
    if (subscriptionType) reply.header('subscriptiontype', subscriptionType);
    return sent;
  });

  route(app, generateCode, async ({ body, request, reply }) => {
    const operation = request.headers.operationid ?? 'ResetPassword';
    if (operation === 'AsociarServicio') {
      const caller = recognisedCaller(request, sso);
      const { sent, kind } = await sendLineCode(caller, {
        number: body?.claroNumber ?? '',
        asker: codeAskerOf(request),
      });
      reply.header('subscriptiontype', kind);
      return sent;
    }
    if (operation === 'SolicitarCambioPlan') {
      const caller = recognisedCaller(request, sso);
      return sendPlanCode(caller, readPlanCodeOrder(request, caller, body));
    }
    if (operation === 'ConfirmarIdentidad') {
      const caller = recognisedCaller(request, sso);
      return confirmByLine(caller, { number: body?.claroNumber ?? '', asker: codeAskerOf(request) });
    }
    if (operation !== 'ResetPassword') throw new InvalidField('OperationId');
    return sendCode.forRecovery(askerOf(request, body?.userProfileId ?? body?.claroNumber));
  });

  route(app, validateCode, async ({ body, request, reply }) => {
    const { caller } = request;
    const code = body.codeNumber.replace(/\s/g, '');
    const { codeNumberEn: handle, earlier = [] } = body;
    const checked = await codes.check({ handle, earlier, code, callerId: caller?.userId ?? null });
    if ('refused' in checked) {
      // Whose session has ended meanwhile must not read that the code was wrong.
      const isSignedOut = checked.refused === 'OTP_INVALID' && bearerOf(request) && !caller;
      throw new Problem(isSignedOut ? 'UNAUTHENTICATED' : checked.refused);
    }
    reply.header('x-otp-grant', checked.grant);
    return { valid: true as const };
  });

  route(app, completeRegistration, async ({ body, request, reply }) => {
    const user = await register({
      givenName: body.name,
      familyName: body.lastName,
      phone: body.phoneNumber ?? null,
      email: body.email ?? null,
      password: body.password,
      grant: headerOf(request, 'x-otp-grant'),
    });
    const { userId: id, givenName, familyName } = user;
    return reply.code(201).send({ '@type': 'DigitalIdentity', id, givenName, familyName });
  });

  route(app, resetPassword, async ({ body, request }) => {
    const { identifier } = askerOf(request);
    await changePassword.reset({
      identifier,
      password: body.password,
      grant: headerOf(request, 'x-otp-grant'),
    });
    return { message: 'Contraseña modificada exitosamente' };
  });

  route(app, changePasswordCall, async ({ body, request }) => {
    const { password, currentPassword = null } = body;
    await changePassword.change(callerOf(request), { password, currentPassword });
    return { message: 'Contraseña modificada exitosamente' };
  });

  route(app, updateProfile, async ({ body, request }) => {
    const caller = callerOf(request);
    const { name: givenName, lastName: familyName, nickName: nickname } = body;
    await sso.rename(caller, { givenName, familyName, nickname });
    return sso.profile(caller);
  });

  route(app, deleteUser, async ({ request }) => {
    const { dueAt } = await closeAccount.close(callerOf(request));
    return { restorableUntil: dateTime(dueAt) };
  });

  route(app, restoreUser, async ({ body, reply }) => {
    await closeAccount.restore(body.token);
    return reply.code(204).send(null);
  });
}

/** Who asks: from the body, or the header `UserId`, which may be encoded as the documents say. */
function askerOf(request: FastifyRequest, typed?: string): Asker {
  const header = headerOf(request, 'userid') ?? headerOf(request, 'userprofileid') ?? '';
  const identifier = typed ?? identifierIn(header);
  if (identifier === null) throw new InvalidField('UserId');
  return { identifier, address: request.ip, ...codeAskerOf(request) };
}

interface RecoverFactorRouteNeeds {
  recoverFactor: RecoverFactor;
}

function recoverFactorRoutes(app: FastifyInstance, needs: RecoverFactorRouteNeeds): void {
  route(app, beginFactorRecovery, async ({ body, request, reply }) => {
    const endsAt = await needs.recoverFactor({
      attempt: String(request.headers['x-login-attempt'] ?? ''),
      source: request.ip,
      work: workOf(request),
      answers: body.questions,
    });
    return reply.code(201).send(toFactorRecovery(endsAt));
  });
}
