// A holder leaves a service, and certifies that nothing is owed. An exit is ordered under the request’s own id, so that a lost answer is asked for again.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { Customers } from '@portal/operator-ports/customers';
import type { Documents } from '@portal/operator-ports/documents';
import { type Exit, exitSchema, type NewExit, type OpenMatter } from '@portal/operator-ports/exits';
import type { Ordering } from '@portal/operator-ports/ordering';
import { told } from '@portal/operator-ports/shown';
import type { AccountPlace } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { type ManagedLine, mustHold } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import { orderIdOf } from '../../order-id.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import type { Certificates } from '../certificates/certificates.ts';
import type { Payments } from '../payments/payments.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import { exitActCopy } from './exit-act.copy.ts';

export interface CancelServiceNeeds {
  agreements: Pick<Agreements, 'acceptOrder'>;
  ordering: Pick<Ordering, 'exitQuote' | 'orderExit' | 'cancelExit' | 'exits'>;
}

export interface WantedExit extends Pick<NewExit, 'endsOn' | 'costCents'> {
  line: ManagedLine;
  /** The same one is the same order; null: each request is one of its own. */
  requestId: string | null;
}

export interface CancelService {
  /** @throws Problem NOT_FOR_THIS_LINE, EXIT_PENDING, EXIT_CHANGED */
  order(actor: Actor, wanted: WantedExit): Promise<Exit>;
  /** Null: there is none of these lines. @throws Problem HOLDER_REQUIRED, EXIT_OVER */
  cancel(lines: readonly ManagedLine[], orderId: string): Promise<Exit | null>;
}

const refusals = {
  exitPending: 'EXIT_PENDING',
  line: 'NOT_FOR_THIS_LINE',
  quoteChanged: 'EXIT_CHANGED',
} as const;

export function createCancelService({ agreements, ordering }: CancelServiceNeeds): CancelService {
  return {
    async order(actor, { line, endsOn, costCents, requestId }) {
      const { userId } = actor;
      const { customerId, lineId, serviceNumber } = line;
      const orderId = orderIdOf('exit', { userId, lineId, requestId });
      // Read before what there is already: the same request, at the same moment, may have ordered it.
      const quote = await ordering.exitQuote(line);
      const exits = await ordering.exits([line]);
      const earlier = exits.find((exit) => exit.orderId === orderId);
      if (earlier) return earlier;
      // What is refused anyway is not accepted first.
      if (!quote) throw new Problem('NOT_FOR_THIS_LINE');
      if (exits.some(({ status }) => status === 'pending')) throw new Problem('EXIT_PENDING');
      if (quote.endsOn !== endsOn || quote.costCents !== costCents) throw new Problem('EXIT_CHANGED');
      await agreements.acceptOrder(actor, {
        kind: 'exit',
        customerId,
        serviceNumber,
        amountCents: costCents,
        reference: orderId,
        subject: exitActCopy.subject(endsOn),
        ways: ['stepUp'],
      });
      const answer = await ordering.orderExit({ customerId, lineId, orderId, endsOn, costCents });
      if ('refused' in answer) throw new Problem(refusals[answer.refused]);
      return answer;
    },

    async cancel(lines, orderId) {
      const exit = (await ordering.exits(lines)).find((one) => one.orderId === orderId);
      if (!exit) return null;
      const line = lines.find(
        ({ lineId, customerId }) => lineId === exit.lineId && customerId === exit.customerId,
      );
      mustHold(line?.role);
      const answer = await ordering.cancelExit(exit, orderId);
      if (answer && 'refused' in answer) throw new Problem('EXIT_OVER');
      return answer;
    },
  };
}

const left = z.object({ exit: told(exitSchema, 'serviceNumber', 'status', 'equipmentReturnedAt') });

interface FollowExitNeeds {
  permissions: Pick<Permissions, 'endLine'>;
  whatsapp: Pick<Whatsapp, 'unlinkNumber'>;
}

/** The number of a line that has ended is given to somebody else some day. */
export const createFollowExit =
  ({ permissions, whatsapp }: FollowExitNeeds) =>
  async (tx: Tx, { customerId, event }: EventRow): Promise<void> => {
    const exit = left.safeParse(event).data?.exit;
    // What comes back after the end ends nothing.
    if (exit?.status !== 'completed' || exit.equipmentReturnedAt !== null) return;
    const { serviceNumber } = exit;
    if (customerId !== null) await permissions.endLine(tx, { customerId, serviceNumber });
    await whatsapp.unlinkNumber(tx, serviceNumber);
  };

interface NoDebtNeeds {
  db: Db;
  certificates: Certificates;
  customers: Pick<Customers, 'customer'>;
  documents: Pick<Documents, 'noDebtCertificate'>;
  ordering: Pick<Ordering, 'openMatters'>;
  payments: Pick<Payments, 'isAnyOpen'>;
}

export interface NoDebt {
  /** None: the certificate can be had. */
  open(line: ManagedLine): Promise<OpenMatter[]>;
  /** @throws Problem NOT_SETTLED */
  certify(line: ManagedLine): Promise<Uint8Array>;
}

const accountOf = ({ customerId, accountId }: ManagedLine): AccountPlace => ({ customerId, accountId });

/** The certificate that nothing is owed: of an account whose services have ended and of which nothing is open anywhere. */
export function createNoDebt(needs: NoDebtNeeds): NoDebt {
  const { db, certificates, customers, documents, ordering, payments } = needs;

  async function open(line: ManagedLine): Promise<OpenMatter[]> {
    const account = accountOf(line);
    const [matters, isPaying] = await Promise.all([
      ordering.openMatters(account),
      payments.isAnyOpen(account),
    ]);
    // Of a payment whose result is not known here the operator may know nothing at all.
    return isPaying && !matters.includes('payment') ? [...matters, 'payment'] : matters;
  }

  return {
    open,
    async certify(line) {
      if ((await open(line)).length > 0) throw new Problem('NOT_SETTLED');
      const verification = certificates.newVerification();
      // The operator looks once more when it draws.
      const content = await documents.noDebtCertificate(accountOf(line), verification);
      const { customerId } = line;
      const customer = await customers.customer(customerId);
      if (!content || !customer) throw new Problem('NOT_SETTLED');
      const { code } = verification;
      await db.transaction((tx) =>
        certificates.keep(tx, { code, kind: 'noDebt', customerId, holderName: customer.name, content }),
      );
      return content;
    },
  };
}
