// TMF622: what leaving costs, what was left, its receipt, and what is still open of an account.
import { Problem } from '@portal/contract/errors';
import { getExitQuote, getExitReceipt, listExits, listOpenMatters } from '@portal/contract/shopping/exits';
import type { Documents } from '@portal/operator-ports/documents';
import { shownExitQuote } from '@portal/operator-ports/exits';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { FastifyInstance } from 'fastify';
import { callerOf, namedLine } from '../../http/access.ts';
import { sendFile } from '../../http/files.ts';
import { route } from '../../http/route.ts';
import { toExitOrder } from '../ordering/ordering.wire.ts';
import type { NoDebt } from './exits.ts';

export interface ExitRouteNeeds {
  documents: Pick<Documents, 'exitReceipt'>;
  noDebt: Pick<NoDebt, 'open'>;
  ordering: Pick<Ordering, 'exitQuote' | 'exits'>;
}

export function exitRoutes(app: FastifyInstance, needs: ExitRouteNeeds): void {
  const { documents, noDebt, ordering } = needs;

  route(app, getExitQuote, async ({ request }) => {
    const quote = await ordering.exitQuote(namedLine(request));
    if (!quote) throw new Problem('NOT_FOR_THIS_LINE');
    return shownExitQuote.of(quote);
  });

  route(app, listExits, async ({ request }) => (await ordering.exits(request.askedLines)).map(toExitOrder));

  route(app, getExitReceipt, async ({ params, request, reply }) => {
    const { lines } = callerOf(request);
    const exit = (await ordering.exits(lines)).find(({ orderId }) => orderId === params.id);
    if (!exit) throw new Problem('NOT_FOUND');
    const content = await documents.exitReceipt(exit);
    if (!content) throw new Problem('NOT_FOUND');
    return sendFile(reply, { content, name: 'constancia-de-baja.pdf', type: 'application/pdf' });
  });

  route(app, listOpenMatters, async ({ request }) => noDebt.open(namedLine(request)));
}
