// TMF672 permission: associate a line, give somebody a role in it, and end either.
import {
  acceptPermission,
  createPermission,
  deletePermission,
  endPermission,
  type GivenRole,
  getInvitation,
  getPermission,
  listPermissions,
  type PermissionRequest,
  removePermission,
} from '@portal/contract/access/permissions';
import { InvalidField, Problem } from '@portal/contract/errors';
import {
  listAssociationQuestions,
  type QuestionCategory,
  questionIds,
  validateAssociationAnswers,
} from '@portal/contract/questions';
import { documentTypes } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { canonicalServiceNumber, nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../../caller.ts';
import { callerOf, lineById, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { workOf } from '../../http/visitor.ts';
import { dateTime } from '../../http/wire.ts';
import type { AssociateHome, BecomeHolder } from './associate-home.ts';
import { type LineUserRouteNeeds, lineUserRoutes } from './line-users/line-users.routes.ts';
import type { Managing } from './managing.ts';
import type { Permissions } from './permissions.ts';
import { toOwnPermission, toPersonPermission, usualDescription } from './permissions.wire.ts';

export interface PermissionRouteNeeds {
  managing: Managing;
  permissions: Permissions;
  agreements: LineUserRouteNeeds['agreements'];
  isCaller(caller: Caller, name: string): boolean;
}

const namesLine = 'privileges.manageableAsset.id';
/** TMF672's field, and its word for a filter. */
const lineWords = [namesLine, 'privilege.manageableAsset.id'] as const;
const namesUser = 'user.login_name';
/** How far ahead of ours a client's clock may be. */
const clockDifferenceMs = 60_000;

export function permissionRoutes(app: FastifyInstance, needs: PermissionRouteNeeds): void {
  const { managing, permissions, agreements, isCaller } = needs;
  const { associateHome, associateLine, becomeHolder, dissociate, people } = managing;
  const { acceptInvitation, findInvitation, invite, lineConsents, lineUsers, sayUser } = managing;
  questionRoutes(app, { associateHome, becomeHolder, isCaller });
  lineUserRoutes(app, { agreements, lineConsents, lineUsers, sayUser });

  async function permissionsOf(caller: Caller, lines: readonly ManagedLine[]) {
    const since = await permissions.since(caller.userId);
    return lines.flatMap((line) => {
      const begun = since.get(line.serviceNumber);
      return begun ? [toOwnPermission({ caller, line, description: usualDescription, since: begun })] : [];
    });
  }

  const isOwn = ({ lines }: Caller, id: string) => lines.some((line) => idOfLine(line) === id);

  route(app, listPermissions, async ({ query, request, reply }) => {
    const caller = callerOf(request);
    const user = query[namesUser];
    if (user !== undefined && !isCaller(caller, user)) throw new Problem('FORBIDDEN');
    const own = await permissionsOf(caller, request.askedLines);
    const others = user === undefined ? await people.list({ ...caller, lines: request.askedLines }) : [];
    const all = [...own, ...others.map(toPersonPermission)];
    return sendCollection(request, reply, all, [...lineWords, namesUser]);
  });

  route(app, getPermission, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    if (!isOwn(caller, params.id))
      return sendItem(request, reply, toPersonPermission(await people.find(caller, params.id)));
    const [permission] = await permissionsOf(caller, [lineById(caller, params.id)]);
    return sendItem(request, reply, permission);
  });

  route(app, createPermission, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    if (body.role !== undefined) return reply.code(201).send(await invited(caller, body, body.role));
    const [privilege, ...more] = body.privilege;
    if (!privilege || more.length > 0) throw new InvalidField('privilege');
    const { id, partyProfile } = privilege.manageableAsset;
    if (!partyProfile) throw new InvalidField('privilege.0.manageableAsset.partyProfile');
    const { line, since } = await associateLine(caller, {
      number: id,
      partyProfileId: partyProfile.id,
      grant: grantOf(request),
    });
    const description = body.description ?? usualDescription;
    const role = caller.lines.find(({ serviceNumber }) => serviceNumber === line.serviceNumber)?.role;
    const own = { ...line, role: role ?? 'manager' };
    return reply.code(201).send(toOwnPermission({ caller, line: own, description, since }));
  });

  async function invited(caller: Caller, body: PermissionRequest, role: GivenRole) {
    const lines = body.privilege.map(({ manageableAsset: { id } }) => ownLine(caller, id));
    const invitation = await invite(caller, { role, invitee: body.user?.login_name ?? '', lines });
    return toPersonPermission(await people.find(caller, invitation.permissionId));
  }

  route(app, getInvitation, async ({ params }) => {
    const { expiresAt, ...found } = await findInvitation(params.token);
    return { '@type': 'Invitation' as const, ...found, expiresAt: dateTime(expiresAt) };
  });

  route(app, acceptPermission, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const lines = await acceptInvitation(caller, body.token);
    return reply.code(201).send(await permissionsOf(caller, lines));
  });

  route(app, removePermission, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    if (isOwn(caller, params.id)) await dissociate(caller, [lineById(caller, params.id)]);
    else await people.end(caller, await people.find(caller, params.id));
    return reply.code(204).send(null);
  });

  route(app, deletePermission, async ({ query, request }) => {
    const caller = callerOf(request);
    const user = query[namesUser];
    if (user !== undefined && !isCaller(caller, user)) throw new Problem('FORBIDDEN');
    await dissociate(caller, namedLines(request.askedLines, caller, query[namesLine], query.privileges));
    return { code: '200' as const, message: 'Desasociado' };
  });

  route(app, endPermission, async ({ params, body, request }) => {
    const caller = callerOf(request);
    if ('role' in body) {
      const person = await people.find(caller, params.id);
      await people.changeRole(person, body.role);
      return toPersonPermission({ ...person, role: body.role });
    }
    const until = new Date(body.validFor.endDateTime);
    if (until.getTime() > Date.now() + clockDifferenceMs) throw new InvalidField('validFor.endDateTime');
    const line = lineNamed(caller, params.id);
    if (!line) {
      const person = await people.find(caller, params.id);
      await people.end(caller, person);
      return toPersonPermission({ ...person, until });
    }
    const [ended] = await dissociate(caller, [line]);
    if (!ended) throw new Problem('NOT_FOUND');
    return toOwnPermission({ caller, description: usualDescription, ...ended });
  });
}

const idOfLine = ({ serviceNumber }: ManagedLine): string => nationalNumber(serviceNumber);

/** By its number in any spelling; an account is no line. */
function lineNamed({ lines }: Caller, id: string): ManagedLine | null {
  const number = canonicalServiceNumber(id);
  return lines.find(({ serviceNumber }) => serviceNumber === number) ?? null;
}

function grantOf(request: FastifyRequest): string | null {
  const grant = request.headers['x-otp-grant'];
  return typeof grant === 'string' ? grant : null;
}

/** A home account names all of its services; a mobile line goes by its number alone. */
function namedLines(
  [line]: readonly ManagedLine[],
  caller: Caller,
  name: string,
  type: '1' | '2' | undefined,
): ManagedLine[] {
  if (!line) throw new Problem('NOT_FOUND');
  const typeOfLine = line.kind === 'Fixed' ? '1' : '2';
  const isAccount = name === line.accountId;
  if ((type ?? typeOfLine) !== typeOfLine || (isAccount && typeOfLine === '2'))
    throw new InvalidField('privileges');
  return isAccount ? caller.lines.filter((each) => each.accountId === line.accountId) : [line];
}

interface QuestionRouteNeeds {
  associateHome: AssociateHome;
  becomeHolder: BecomeHolder;
  isCaller(caller: Caller, name: string): boolean;
}

const knownByIssue = market.documents.filter(({ date }) => date === 'issued').map(({ type }) => type);

const questionsOf = (category: QuestionCategory) => [
  { id: questionIds.documentNumber, category, text: 'Número de documento' },
  {
    id: questionIds.documentType,
    category,
    text: `Tipo de documento: ${new Intl.ListFormat(market.locale, { type: 'disjunction' }).format(documentTypes)}`,
  },
  { id: questionIds.date, category, text: `Fecha de emisión (${knownByIssue}) o de nacimiento, año/mes/día` },
];

const nothingTheirs = {
  AsociacionFijo: { code: 'NO_HOME_SERVICE', message: 'No cuentas con un servicio Hogar' },
  Titular: { code: 'NO_MANAGED_LINE', message: 'Asocia primero una línea de este titular' },
} as const;

function questionRoutes(app: FastifyInstance, needs: QuestionRouteNeeds): void {
  const { associateHome, becomeHolder, isCaller } = needs;

  /** `login_name` is accepted and never trusted. */
  function callerNamed(request: FastifyRequest, loginName: string | undefined): Caller {
    const caller = callerOf(request);
    if (loginName !== undefined && !isCaller(caller, loginName)) throw new Problem('FORBIDDEN');
    return caller;
  }

  route(app, listAssociationQuestions, async ({ query, request }) => {
    const caller = callerNamed(request, query.login_name);
    const category = query['questions.category'];
    if (category === 'AsociacionFijo') await associateHome.mayAsk(caller);
    return { questions: questionsOf(category) };
  });

  route(app, validateAssociationAnswers, async ({ query, body, request, reply }) => {
    const caller = callerNamed(request, query.login_name);
    const category = query['questions.category'];
    const answer = category === 'Titular' ? becomeHolder : associateHome.answer;
    if (await answer(caller, { work: workOf(request) }, body.questions))
      return { result: 'validated' as const };
    return reply.code(202).send(nothingTheirs[category]);
  });
}
