// TMF621 troubleTicket: a claim is filed, a phone reported as stolen, or a person written to.
import { randomUUID } from 'node:crypto';
import { InvalidField, Problem, unlessUnavailable } from '@portal/contract/errors';
import type { Talk } from '@portal/contract/help/talks';
import { fileClaim, getClaimAttachment, getClaimReceipt, noteClaim } from '@portal/contract/paying/claims';
import { claimFiles } from '@portal/help/promises';
import type { Claim, NewClaim } from '@portal/operator-ports/claims';
import type { Documents } from '@portal/operator-ports/documents';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { personKeyOf } from '../../db/shared-secrets.ts';
import { callerOf, lineInHeaders, ownLine } from '../../http/access.ts';
import { sendFile } from '../../http/files.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { hrefIn } from '../../http/wire.ts';
import type { Sso } from '../sso/sso.ts';
import type { Talks } from '../talks/talks.ts';
import type { ReportTheft } from '../thefts/report-theft.ts';
import { toClaim, toTalk, toTheft } from '../tickets/tickets.wire.ts';
import { createFileClaim, type FileClaimNeeds } from './file-claim.ts';

export interface ClaimRouteNeeds extends FileClaimNeeds {
  limits: Pick<Limits, 'count'>;
  reportTheft: Pick<ReportTheft, 'report'>;
  sso: Pick<Sso, 'hasRealEmail'>;
  talks: Pick<Talks, 'open'>;
}

type Body = z.output<typeof fileClaim.body>;
type Ticket<Type extends Body['ticketType']> = Extract<Body, { ticketType: Type }>;

const ended: readonly string[] = ['I', 'R'];

export function claimRoutes(app: FastifyInstance, needs: ClaimRouteNeeds & ClaimAnswerRouteNeeds): void {
  const { inventory, limits, reportTheft, sso, talks } = needs;
  const file = createFileClaim(needs);
  claimAnswerRoutes(app, needs);

  route(app, fileClaim, async ({ body, request, reply }) => {
    const ticket = await opened(request, body);
    reply.code(201).header('Location', hrefIn(fileClaim, ticket.id));
    return ticket;
  });

  function opened(request: FastifyRequest, body: Body) {
    if (body.ticketType === 'theft') return theft(request, body);
    return body.ticketType === 'claim' ? claim(request, body) : talk(request, body);
  }

  async function talk(request: FastifyRequest, { note }: Ticket<'conversation'>) {
    const said = note.map(({ text }) => ({ author: 'customer' as const, text }));
    return toTalk(await talks.open(callerOf(request), requestIdOf(request) ?? randomUUID(), said));
  }

  async function claim(request: FastifyRequest, body: Ticket<'claim'>) {
    const caller = callerOf(request);
    await limits.count('claim', caller.userId);
    const [entity] = body.relatedEntity;
    if (!entity) throw new Error('a claim is about something');
    const { '@referredType': kind, id, billNo = null } = entity;
    const filed = await file(caller, {
      key: requestIdOf(request) ?? randomUUID(),
      charge: { kind, id, billNo },
      reason: body.reason,
      description: body.description,
      files: readAttachments(body.attachment),
    });
    return toClaim(filed, caller.userId);
  }

  async function theft(request: FastifyRequest, { serviceId, cause }: Ticket<'theft'>) {
    const caller = callerOf(request);
    await limits.count('theft', caller.userId);
    const line = serviceId === undefined ? lineInHeaders(request) : ownLine(caller, serviceId);
    if (!line) throw new InvalidField('serviceId');
    // While nobody knows, it is reported all the same.
    const state = await unlessUnavailable(inventory.state(line));
    if (line.kind === 'Fixed' || (state && ended.includes(state.status)))
      throw new Problem('NOT_FOR_THIS_LINE');
    const certificateTo = (await sso.hasRealEmail(caller)) ? caller.email : null;
    return toTheft(await reportTheft.report({ line, cause, certificateTo }));
  }
}

type MimeType = (typeof claimFiles.types)[number];

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const jpeg = bytesOf('\xff\xd8\xff');
const png = bytesOf('\x89PNG\r\n\x1a\n');
const pdf = bytesOf('%PDF-');

/** By the bytes with which such a file begins: what somebody calls it counts for nothing. */
function typeOf(content: Buffer): MimeType | null {
  const begins = (with_: Buffer) => content.subarray(0, with_.length).equals(with_);
  if (begins(jpeg)) return 'image/jpeg';
  if (begins(png)) return 'image/png';
  if (begins(pdf)) return 'application/pdf';
  const isWebp = begins(bytesOf('RIFF')) && content.subarray(8, 12).equals(bytesOf('WEBP'));
  return isWebp ? 'image/webp' : null;
}

const mostBytes = claimFiles.megabytes * 1024 * 1024;
const longestText = Math.ceil(mostBytes / 3) * 4;
/** A pattern over megabytes takes longer than writing them again. */
const isBase64 = (text: string, content: Buffer) => content.toString('base64') === text;

/** @throws Problem TOO_MANY_FILES, FILE_TOO_LARGE, FILE_TYPE_REFUSED */
export function readAttachments(attached: readonly { name: string; content: string }[]): NewClaim['files'] {
  if (attached.length > claimFiles.most) throw new Problem('TOO_MANY_FILES');
  return attached.map(({ name, content: text }) => {
    if (text.length > longestText) throw new Problem('FILE_TOO_LARGE');
    const content = Buffer.from(text, 'base64');
    if (content.length > mostBytes) throw new Problem('FILE_TOO_LARGE');
    const mimeType = typeOf(content);
    if (mimeType === null || !isBase64(text, content)) throw new Problem('FILE_TYPE_REFUSED');
    return {
      name: plainName(name, mimeType),
      mimeType,
      size: content.length,
      content: new Uint8Array(content),
    };
  });
}

const endings: Record<MimeType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/** Without folders, and without what no name of a file holds; it ends as its content is, whatever it was called. */
function plainName(name: string, mimeType: MimeType): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const plain = last.replace(/[\p{C}<>:"|?*]/gu, '').trim();
  const [, stem = plain, ending = ''] = /^(.*)\.([a-z\d]{1,5})$/iu.exec(plain) ?? [];
  const isOwn = endings[mimeType].includes(ending.toLowerCase());
  return `${stem.slice(-110) || 'archivo'}.${isOwn ? ending : endings[mimeType][0]}`;
}

interface ClaimAnswerRouteNeeds {
  tickets: Pick<Tickets, 'claims' | 'noteClaim' | 'claimFile'>;
  documents: Pick<Documents, 'claimReceipt'>;
  limits: Pick<Limits, 'count'>;
  /** @throws Problem NOT_FOUND */
  writeInTalk(userId: string, talkId: string, message: { messageId: string; text: string }): Promise<Talk>;
}

function claimAnswerRoutes(app: FastifyInstance, needs: ClaimAnswerRouteNeeds): void {
  const { tickets, documents, limits, writeInTalk } = needs;

  async function ownIfAny(request: FastifyRequest, claimId: string): Promise<Claim | undefined> {
    const page = { offset: 0, limit: 1 };
    return (await tickets.claims(request.askedLines, { claimIds: [claimId] }, page)).claims[0];
  }

  /** @throws Problem NOT_FOUND, the same for somebody else's as for none */
  async function own(request: FastifyRequest, claimId: string): Promise<Claim> {
    const claim = await ownIfAny(request, claimId);
    if (!claim) throw new Problem('NOT_FOUND');
    return claim;
  }

  route(app, noteClaim, async ({ params, body, request, reply }) => {
    const caller = callerOf(request);
    const claim = await ownIfAny(request, params.id);
    const messageId = requestIdOf(request) ?? randomUUID();
    reply.code(201);
    if (!claim) return writeInTalk(caller.userId, params.id, { messageId, text: body.text });
    await limits.count('claimNote', caller.userId);
    const noteId = `${personKeyOf(caller.userId)}:${messageId}`;
    const noted = await tickets.noteClaim(claim, { noteId, text: body.text });
    if (!noted) throw new Problem('NOT_FOUND');
    return toClaim(noted, caller.userId);
  });

  route(app, getClaimAttachment, async ({ params, request, reply }) => {
    const claim = await own(request, params.id);
    if (claim.authorId !== personKeyOf(callerOf(request).userId)) throw new Problem('NOT_FOUND');
    const file = await tickets.claimFile(claim, params.attachmentId);
    if (!file) throw new Problem('NOT_FOUND');
    return sendFile(reply, { ...file, type: 'application/octet-stream' });
  });

  route(app, getClaimReceipt, async ({ params, request, reply }) => {
    const claim = await own(request, params.id);
    const content = await documents.claimReceipt(claim);
    if (!content) throw new Problem('NOT_FOUND');
    return sendFile(reply, { content, name: `${claim.claimId}.pdf`, type: 'application/pdf' });
  });
}
