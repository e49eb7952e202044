// TMF621 troubleTicket: stolen phones, with a session and without one.
import { createHash } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import {
  getTheftCertificate,
  proveForTheft,
  reportTheftByProof,
  undoTheft,
} from '@portal/contract/help/thefts';
import { getTroubleTicket } from '@portal/contract/help/tickets';
import { linesFor } from '@portal/contract/policy';
import { lastFourShown, nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, everyLine, ownLine } from '../../http/access.ts';
import { sendFile } from '../../http/files.ts';
import { headerOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { workOf } from '../../http/visitor.ts';
import type { Certificates } from '../certificates/certificates.ts';
import { toTheft } from '../tickets/tickets.wire.ts';
import type { ProveForTheft, StolenLine } from './prove-for-theft.ts';
import type { ReportTheft, UndoTheft } from './report-theft.ts';
import type { TheftRow, Thefts } from './thefts.ts';

export interface TheftRouteNeeds {
  certificates: Pick<Certificates, 'content'>;
  proveForTheft: ProveForTheft;
  reportTheft: Pick<ReportTheft, 'report'>;
  thefts: Pick<Thefts, 'list'>;
  undoTheft: UndoTheft;
}

const pdf = 'application/pdf';

export function theftRoutes(app: FastifyInstance, needs: TheftRouteNeeds): void {
  const { certificates, proveForTheft: proving, reportTheft, thefts, undoTheft: undo } = needs;

  /** @throws Problem NOT_FOUND, the same for somebody else's as for none */
  async function own(lines: readonly ManagedLine[], id: string): Promise<TheftRow> {
    const row = (await thefts.list(lines)).find(({ theftId }) => theftId === id);
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  route(app, getTheftCertificate, async ({ params, request, reply }) => {
    const row = await own(callerOf(request).lines, params.id);
    const content = row.certificateCode && (await certificates.content(row.certificateCode));
    if (!content) throw new Problem('NOT_FOUND');
    return sendFile(reply, { content, name: `${row.theftId}.pdf`, type: pdf });
  });

  route(app, undoTheft, async ({ params, request }) => {
    const caller = callerOf(request);
    // Whoever sees the report is told whose it is to end.
    const row = await own(linesFor(getTroubleTicket, everyLine(caller)), params.id);
    ownLine(caller, row.serviceNumber);
    return toTheft(await undo(row));
  });

  route(app, proveForTheft, async ({ body, request, reply }) => {
    const botToken = headerOf(request, 'x-bot-token');
    const from = { source: request.ip, work: workOf(request), botToken };
    const { grant, lines } = await proving.prove(body, from);
    reply.header('x-theft-grant', grant);
    return {
      lines: lines.map((line) => ({ id: nameOf(line), publicIdentifier: masked(line) })),
    };
  });

  route(app, reportTheftByProof, async ({ body, request, reply }) => {
    const granted = await proving.granted(headerOf(request, 'x-theft-grant'));
    const line = granted.lines.find((each) => nameOf(each) === body.lineId);
    if (!line) throw new Problem('NOT_FOUND');
    const { email: certificateTo, spend: within } = granted;
    const row = await reportTheft.report({ line, cause: body.cause, certificateTo, within });
    const { href: _, ...theft } = toTheft(row);
    const product = { id: nameOf(line), publicIdentifier: masked(line) };
    reply.code(201);
    return {
      ...theft,
      product,
      certificateSentTo: certificateTo && maskedEmail(certificateTo),
      certificate: await certificateOf(row),
    };
  });

  async function certificateOf({ theftId, certificateCode }: TheftRow) {
    const content = certificateCode && (await certificates.content(certificateCode));
    if (!content) return null;
    return {
      ...({ name: `${theftId}.pdf`, mimeType: pdf } as const),
      content: Buffer.from(content).toString('base64'),
    };
  }
}

/** Of two customers of one person a line may have the same id; whose it is is not said without a session. */
const nameOf = ({ customerId, lineId }: StolenLine): string =>
  createHash('sha256').update(`${customerId} ${lineId}`).digest('base64url').slice(0, 22);

const masked = ({ serviceNumber }: StolenLine): string => lastFourShown(nationalNumber(serviceNumber));

/** `ana.paredes@correo.example` is `a***@correo.example`. */
const maskedEmail = (address: string): string =>
  `${address.slice(0, 1)}***${address.slice(address.indexOf('@'))}`;
