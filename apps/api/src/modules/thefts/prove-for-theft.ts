// Who has no phone and no session says who they are, and earns one report of a stolen phone: no more.
import { Problem, unlessUnavailable } from '@portal/contract/errors';
import { type TheftProof, theftGrantMinutes } from '@portal/contract/help/thefts';
import { fileClaim } from '@portal/contract/paying/claims';
import type { Db, Tx } from '@portal/database/connection';
import type { Customers } from '@portal/operator-ports/customers';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { ManagedLine } from '../../caller.ts';
import type { Guesser, Guessing } from '../../guess.ts';
import type { BotCheck } from '../../providers/bot-check/port.ts';
import type { Codes } from '../codes/codes.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { ProveCustomer } from '../permissions/prove-customer.ts';
import type { Sso } from '../sso/sso.ts';

export type StolenLine = Pick<ManagedLine, 'serviceNumber' | 'customerId' | 'lineId'>;

export interface ProveForTheft {
  /** @throws Problem BOT_CHECK_FAILED, OTP_INVALID, CODE_DOUBTFUL, DOCUMENT_NOT_MATCHED, TOO_MANY_REQUESTS; WorkRequired */
  prove(
    proof: TheftProof,
    from: Guesser & { botToken: string | null },
  ): Promise<{ grant: string; lines: StolenLine[] }>;
  /** What a grant is good for, and how it is spent with the report. @throws Problem GRANT_REQUIRED */
  granted(grant: string | null): Promise<Granted>;
}

export interface Granted {
  lines: StolenLine[];
  /** Where a certificate is sent. */
  email: string | null;
  /** @throws Problem GRANT_REQUIRED for all but one of many callers */
  spend(tx: Tx): Promise<void>;
}

export interface ProveForTheftNeeds {
  db: Db;
  botCheck: Pick<BotCheck, 'verify'>;
  codes: Pick<Codes, 'grant' | 'granted' | 'spend'>;
  customers: Pick<Customers, 'customer'>;
  inventory: Pick<Inventory, 'linesOf' | 'list'>;
  permissions: Pick<Permissions, 'linesOf'>;
  proveCustomer: ProveCustomer;
  guess: Guessing;
  sso: Pick<Sso, 'canonicalName' | 'proveByCode' | 'contactsOf'>;
}

const operation = 'theft';
const ended: readonly string[] = ['I', 'R'];

/** A user, or a customer who may never have had an account here. */
interface Whose {
  subject: string;
  userId: string | null;
}

export function createProveForTheft(needs: ProveForTheftNeeds): ProveForTheft {
  const { db, botCheck, codes, customers, guess, inventory, permissions, proveCustomer, sso } = needs;

  async function whose(proof: TheftProof, from: Guesser, unlessWorked: () => Promise<void>): Promise<Whose> {
    if ('questions' in proof) {
      const asker = { ...from, purpose: 'theftByDocument' as const, unlessWorked };
      return { subject: (await proveCustomer(asker, proof.questions)).customerId, userId: null };
    }
    const subject = sso.canonicalName(proof.username).slice(0, 254);
    const { userId, loginName } = await guess(
      { ...from, purpose: 'theftByCode', subject },
      async ({ worked }) => {
        if (!worked) await unlessWorked();
        return sso.proveByCode(proof.username, proof.code);
      },
    );
    return { subject: loginName, userId };
  }

  /** Mobile, and not ended. */
  async function linesOf({ subject, userId }: Whose): Promise<StolenLine[]> {
    const own =
      userId === null ? await inventory.linesOf([subject]) : await permissions.linesOf(userId, fileClaim);
    const known = await unlessUnavailable(inventory.list(own));
    const isMobile = (line: StolenLine) => {
      const found = known?.find(
        ({ customerId, lineId }) => customerId === line.customerId && lineId === line.lineId,
      );
      const kind = found?.kind ?? ('kind' in line ? line.kind : null);
      return kind !== null && kind !== 'Fixed' && !ended.includes(found?.status ?? 'A');
    };
    return own.filter(isMobile);
  }

  async function emailOf({ subject, userId }: Whose): Promise<string | null> {
    if (userId === null) return (await unlessUnavailable(customers.customer(subject)))?.email ?? null;
    const contacts = await db.transaction((tx) => sso.contactsOf(tx, [userId]));
    return contacts.find(({ channel }) => channel === 'email')?.to ?? null;
  }

  return {
    async prove(proof, { source, work, botToken }) {
      const proved = await whose(proof, { source, work }, async () => {
        const asked = { purpose: 'checkRegistered', address: source } as const;
        if (botToken === null || !(await botCheck.verify(botToken, asked)))
          throw new Problem('BOT_CHECK_FAILED');
      });
      const grant = await db.transaction((tx) =>
        codes.grant(tx, { operation, ...proved }, theftGrantMinutes * 60),
      );
      return { grant, lines: await linesOf(proved) };
    },

    async granted(grant) {
      const found = grant === null ? null : await codes.granted(grant, operation);
      if (!found || grant === null) throw new Problem('GRANT_REQUIRED');
      return {
        lines: await linesOf(found),
        email: await emailOf(found),
        async spend(tx) {
          if (!(await codes.spend(tx, grant, { operation, ...found }))) throw new Problem('GRANT_REQUIRED');
        },
      };
    },
  };
}
