// Home association: what is asked (B1), and what becomes of the answers (B2).
import { Problem } from '@portal/contract/errors';
import {
  listAssociationQuestions,
  questionIds,
  validateAssociationAnswers,
} from '@portal/contract/questions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import { access, callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import type { AssociateHome } from './associate-home.ts';

export interface QuestionRouteNeeds {
  associateHome: AssociateHome;
  isCaller(caller: Caller, name: string): boolean;
}

const category = 'AsociacionFijo';
const questions = [
  { id: questionIds.documentNumber, category, text: 'Número de documento' },
  { id: questionIds.documentType, category, text: 'Tipo de documento: CED, RUC o PAS' },
  { id: questionIds.date, category, text: 'Fecha de emisión (CED) o de nacimiento, año/mes/día' },
] as const;

export function questionRoutes(app: FastifyInstance, { associateHome, isCaller }: QuestionRouteNeeds): void {
  /** `login_name` is accepted and never trusted. */
  function callerNamed(request: FastifyRequest, loginName: string | undefined): Caller {
    const caller = callerOf(request);
    if (loginName !== undefined && !isCaller(caller, loginName)) throw new Problem('FORBIDDEN');
    return caller;
  }

  route(app, listAssociationQuestions, access.signedIn, async ({ query, request }) => {
    await associateHome.mayAsk(callerNamed(request, query.login_name));
    return { questions: [...questions] };
  });

  route(
    app,
    validateAssociationAnswers,
    access.signedInForNewLine,
    async ({ query, body, request, reply }) => {
      const caller = callerNamed(request, query.login_name);
      if (await associateHome.answer(caller, body.questions)) return { result: 'validated' as const };
      const message = 'No cuentas con un servicio Hogar';
      return reply.code(202).send({ code: 'NO_HOME_SERVICE', message });
    },
  );
}
