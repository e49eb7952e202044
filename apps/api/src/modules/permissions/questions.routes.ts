// Proof by document: what is asked, and what becomes of the answers.

import { Problem } from '@portal/contract/errors';
import {
  listAssociationQuestions,
  type QuestionCategory,
  questionIds,
  validateAssociationAnswers,
} from '@portal/contract/questions';
import { documentTypes } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { workOf } from '../../http/visitor.ts';
import type { AssociateHome } from './associate-home.ts';
import type { BecomeHolder } from './become-holder.ts';

export interface QuestionRouteNeeds {
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

export function questionRoutes(app: FastifyInstance, needs: QuestionRouteNeeds): void {
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
