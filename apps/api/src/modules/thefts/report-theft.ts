// A stolen phone: written down here, stopped by the operator as soon as it answers, and within half an hour somebody's.
import { Problem } from '@portal/contract/errors';
import type { Theft } from '@portal/contract/help/thefts';
import type { Db, Tx } from '@portal/database/connection';
import { theftEscalationMinutes } from '@portal/help/promises';
import { publicNumber } from '@portal/market/service-number';
import type { Customers } from '@portal/operator-ports/customers';
import type { Documents } from '@portal/operator-ports/documents';
import { told } from '@portal/operator-ports/shown';
import { isStopped, type TheftCause, theftSchema } from '@portal/operator-ports/thefts';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ManagedLine } from '../../caller.ts';
import { type EventRow, recordEvent } from '../../db/events.ts';
import type { Certificates } from '../certificates/certificates.ts';
import type { Messages } from '../messages/messages.ts';
import { toTheft } from '../tickets/tickets.wire.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import { createProveForTheft, type ProveForTheftNeeds } from './prove-for-theft.ts';
import { certificateEmail, deskEmail as deskWords } from './theft-texts.copy.ts';
import type { TheftKey, TheftRow, Thefts } from './thefts.ts';

// What the operator tells of a stolen phone, wherever it was reported or found.

const event = z.object({
  theft: told(
    theftSchema,
    'theftId',
    'lineId',
    'serviceNumber',
    'imei',
    'cause',
    'reportedAt',
    'suspendedAt',
    'equipmentBlockedAt',
    'undoneAt',
  ),
});

interface FollowTheftNeeds {
  thefts: Pick<Thefts, 'follow'>;
  whatsapp: Pick<Whatsapp, 'unlinkNumber'>;
}

const createFollowTheft =
  ({ thefts, whatsapp }: FollowTheftNeeds) =>
  async (tx: Tx, { customerId, ...row }: EventRow): Promise<void> => {
    const { data } = event.safeParse(row.event);
    if (!data || customerId === null) return;
    const { theft } = data;
    await thefts.follow(tx, { ...theft, customerId });
    if (theft.undoneAt === null) await whatsapp.unlinkNumber(tx, theft.serviceNumber);
  };

/** Newest first. */
type ListThefts = (lines: readonly ManagedLine[]) => Promise<Theft[]>;

/** Stolen phones of somebody's lines, as they are told. */
function createListThefts({ thefts }: { thefts: Pick<Thefts, 'list'> }): ListThefts {
  return async (lines) => (await thefts.list(lines)).map(toTheft);
}

interface UndoTheftNeeds {
  db: Db;
  thefts: Thefts;
  tickets: Pick<Tickets, 'undoTheft'>;
}

/** @throws Problem THEFT_NOT_CONFIRMED */
export type UndoTheft = (row: TheftRow) => Promise<TheftRow>;

/** The phone was found again: its holder has line, chip and equipment as they were. */
function createUndoTheft({ db, thefts, tickets }: UndoTheftNeeds): UndoTheft {
  return async (row) => {
    if (row.undoneAt) return row;
    // What the operator has not taken yet cannot be taken back: the report would come after it.
    if (!isStopped(row)) throw new Problem('THEFT_NOT_CONFIRMED');
    const { customerId, theftId, serviceNumber } = row;
    const theft = await tickets.undoTheft({ customerId, theftId });
    if (!theft) throw new Problem('THEFT_NOT_CONFIRMED');
    await db.transaction((tx) => thefts.follow(tx, { ...theft, serviceNumber }));
    return (await thefts.find(row)) ?? row;
  };
}

interface TheftSchedule {
  /** Looks after this theft again, after so many seconds; written in the transaction that makes it necessary. */
  lookAfterTheft(tx: Tx, theft: TheftKey, afterSeconds: number): Promise<void>;
}

interface ReportTheftNeeds {
  db: Db;
  thefts: Thefts;
  tickets: Pick<Tickets, 'reportTheft'>;
  messages: Pick<Messages, 'send'>;
  whatsapp: Pick<Whatsapp, 'unlinkNumber'>;
  schedule: TheftSchedule;
  certify: CertifyTheft;
  /** Who is called in when the operator does not confirm; null: the log alone says so. */
  deskEmail: string | null;
  log: Logger;
}

interface WantedTheft {
  line: Pick<ManagedLine, 'serviceNumber' | 'customerId' | 'lineId'>;
  cause: TheftCause;
  /** Where the certificate is sent. */
  certificateTo: string | null;
  /** What must hold with it, in the same transaction. */
  within?(tx: Tx): Promise<void>;
}

export interface ReportTheft {
  /** Of a line whose phone is reported already, that report. */
  report(wanted: WantedTheft): Promise<TheftRow>;
  /** Asks the operator for what it has not confirmed. Answers whether nothing is left to do. */
  lookAfter(theft: TheftKey): Promise<boolean>;
}

/** If the process dies before the operator has answered, this is when the job asks. */
const abandonedAfterSeconds = 10;
/** Early enough to have called somebody in when the half hour is over. */
const escalatesAfterMs = (theftEscalationMinutes - 2) * 60_000;

function createReportTheft(needs: ReportTheftNeeds): ReportTheft {
  const { db, thefts, tickets, messages, whatsapp, schedule, certify, deskEmail, log } = needs;

  async function begin({ line, cause, certificateTo, within }: WantedTheft): Promise<TheftRow> {
    const { serviceNumber, customerId, lineId } = line;
    const now = new Date();
    const theftId = publicNumber('ROB', now);
    const key = { serviceNumber, theftId };
    await db.transaction(async (tx) => {
      await within?.(tx);
      if (!(await thefts.add(tx, { ...key, customerId, lineId, cause, reportedAt: now, certificateTo })))
        return;
      // The phone goes on there without its chip.
      await whatsapp.unlinkNumber(tx, serviceNumber);
      await schedule.lookAfterTheft(tx, key, abandonedAfterSeconds);
      await schedule.lookAfterTheft(tx, key, escalatesAfterMs / 1_000);
    });
    const row = (await thefts.find(key)) ?? (await thefts.open(line));
    if (!row) throw new Error('a theft that was just reported is no more');
    return row;
  }

  /** However often: the operator takes a report once, and there is one certificate. */
  async function stop(row: TheftRow): Promise<TheftRow> {
    const { serviceNumber, theftId, customerId, lineId, cause, reportedAt } = row;
    if (!isStopped(row)) {
      const theft = await tickets.reportTheft({ customerId, lineId, theftId, cause, reportedAt });
      if (theft) await db.transaction((tx) => thefts.follow(tx, { ...theft, serviceNumber }));
    }
    const known = (await thefts.find(row)) ?? row;
    if (!isStopped(known) || known.certificateCode !== null) return known;
    await certify(known);
    return (await thefts.find(row)) ?? known;
  }

  async function stopNow(row: TheftRow): Promise<TheftRow> {
    try {
      return await stop(row);
    } catch (err) {
      log.warn({ err, theftId: row.theftId }, 'a stolen phone is not stopped yet');
      return (await thefts.find(row)) ?? row;
    }
  }

  async function escalate(row: TheftRow): Promise<void> {
    const { theftId, serviceNumber, customerId, reportedAt } = row;
    await db.transaction(async (tx) => {
      if (!(await thefts.escalate(tx, row, new Date()))) return;
      const event = { theft: { theftId, serviceNumber, reportedAt: reportedAt.toISOString() } };
      await recordEvent(tx, { eventType: 'TheftEscalatedEvent', customerId, userId: null, event });
      if (deskEmail) await messages.send(tx, { channel: 'email', to: deskEmail, ...deskWords(row) });
    });
    log.error({ theftId }, 'the operator has not confirmed in time that a stolen phone is stopped');
  }

  return {
    report: async (wanted) => stopNow(await begin(wanted)),

    async lookAfter(key) {
      const row = await thefts.find(key);
      if (!row || row.undoneAt) return true;
      const now = await stopNow(row);
      const isLate = Date.now() - row.reportedAt.getTime() >= escalatesAfterMs;
      if (!isStopped(now) && isLate && !now.escalatedAt) await escalate(now);
      return isStopped(now) && now.certificateCode !== null;
    },
  };
}

interface CertifyTheftNeeds {
  db: Db;
  certificates: Certificates;
  customers: Pick<Customers, 'customer'>;
  documents: Pick<Documents, 'theftCertificate'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  thefts: Pick<Thefts, 'certify'>;
  brand: string;
}

type CertifyTheft = (row: TheftRow) => Promise<void>;

/** The certificate of a stolen phone that is stopped: drawn, kept under its code, and sent, once. */
function createTheftCertificate(needs: CertifyTheftNeeds): CertifyTheft {
  const { db, certificates, customers, documents, messages, thefts, brand } = needs;
  return async (row) => {
    const { customerId, theftId, certificateTo: to } = row;
    const verification = certificates.newVerification();
    const { code } = verification;
    const content = await documents.theftCertificate({ customerId, theftId }, verification);
    const customer = await customers.customer(customerId);
    if (!content || !customer) return;
    await db.transaction(async (tx) => {
      // Who was slower has drawn for nothing: that paper is nobody's.
      const certified = await thefts.certify(tx, row, code);
      if (!certified) return;
      await certificates.keep(tx, {
        code,
        kind: 'theft',
        customerId,
        holderName: customer.name,
        content,
        endedAt: certified.undoneAt,
      });
      if (to === null || !messages.reaches('email', to)) return;
      const attachment = { name: `${theftId}.pdf`, content };
      await messages.send(tx, {
        channel: 'email',
        to,
        ...certificateEmail(brand, row, verification),
        attachment,
      });
    });
  };
}

type TheftReportNeeds = Omit<ReportTheftNeeds, 'certify'> &
  CertifyTheftNeeds &
  ProveForTheftNeeds &
  UndoTheftNeeds;

export const createTheftReports = (needs: TheftReportNeeds) => ({
  listThefts: createListThefts(needs),
  proveForTheft: createProveForTheft(needs),
  reportTheft: createReportTheft({ ...needs, certify: createTheftCertificate(needs) }),
  undoTheft: createUndoTheft(needs),
  /** What the operator tells of one. */
  followTheft: createFollowTheft(needs),
});
