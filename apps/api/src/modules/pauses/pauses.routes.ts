// TMF622: what pausing a line costs, and the pauses that there are. They are ordered and ended as product orders.
import { Problem } from '@portal/contract/errors';
import { getPauseQuote, listPauses } from '@portal/contract/shopping/pauses';
import type { Ordering } from '@portal/operator-ports/ordering';
import { shownPauseQuote } from '@portal/operator-ports/pauses';
import type { FastifyInstance } from 'fastify';
import { namedLine } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { toPauseOrder } from '../ordering/ordering.wire.ts';

export function pauseRoutes(
  app: FastifyInstance,
  { ordering }: { ordering: Pick<Ordering, 'pauseQuote' | 'pauses'> },
): void {
  route(app, getPauseQuote, async ({ request }) => {
    const quote = await ordering.pauseQuote(namedLine(request));
    if (!quote) throw new Problem('NOT_FOR_THIS_LINE');
    return shownPauseQuote.of(quote);
  });

  route(app, listPauses, async ({ request }) =>
    (await ordering.pauses(request.askedLines)).map(toPauseOrder),
  );
}
