// Who may make a call, and what becomes of what it shows: every call says it beside its path, and nothing else does.
import { z } from 'zod';
import type { CallLimitName } from './limits.ts';

/**
 * What somebody is to a line. A code proves the line and makes a manager; the customer's document proves the customer and
 * makes a holder; viewers and payers are whom a holder has invited. The one that opens most stands first.
 */
export const roles = ['holder', 'manager', 'payer', 'viewer'] as const;
export const roleSchema = z.enum(roles).meta({
  id: 'Role',
  description:
    '`holder`: everything. `manager`: all but leaving, the chip and people. `viewer`: figures, no records. `payer`: bills and paying.',
});
export type Role = z.infer<typeof roleSchema>;

export const everyRole: readonly Role[] = roles;
/** Whose line it is. */
export const holding: readonly Role[] = ['holder'];
const proved = ['holder', 'manager'] as const;
/** Whoever changes what a line is, and reads its records. */
export const managing: readonly Role[] = proved;
/** Given by invitation alone: a code of the line takes the place of these. */
export type GuestRole = Exclude<Role, (typeof proved)[number]>;
export const guestRoles: readonly Role[] = roles.filter((role) => !managing.includes(role));
/** Whoever sees what is used and left. */
export const viewing: readonly Role[] = ['holder', 'manager', 'viewer'];
/** Whoever sees bills and pays them. */
export const paying: readonly Role[] = ['holder', 'manager', 'payer'];

export const dataCategorySchema = z
  .enum(['service', 'figures', 'bills', 'records', 'requests', 'chip', 'home'])
  .meta({
    id: 'DataKind',
    description:
      '`service`: what a line is and its state. `figures`: what is used, left and on balance. `bills`: invoices and their lines. `records`: calls, messages and sessions one by one. `requests`: repairs, visits, claims and reports. `chip`: its numbers. `home`: the Wi-Fi of a home.',
  });
export type DataCategory = z.infer<typeof dataCategorySchema>;

export const tokenScopeSchema = z.enum(['usage', 'balance', 'bills']).meta({
  id: 'TokenScope',
  description:
    '`usage`: what is used and left, by line and by day. `balance`: balances and top-ups. `bills`: amounts and due dates.',
});
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** The first row all of whose words the query has decides; the last row has none. */
export interface ByQuery<T> {
  byQuery: readonly (readonly [when: Readonly<Record<string, string>>, then: T])[];
}

/** The first row whose question the body answers with yes decides, and else the last word. */
export interface ByBody<T> {
  byBody: readonly (readonly [words: string, when: (body: unknown) => boolean, then: T])[];
  otherwise: T;
}

/**
 * @param _schema the call's own, whose type the questions read: the gateway has validated the body by it before it asks
 * @param rows in words for docs/access.md, and as a question
 */
export function byBody<Schema extends z.ZodType, const T>(
  _schema: Schema,
  rows: readonly (readonly [words: string, when: (body: z.output<Schema>) => boolean, then: T])[],
  otherwise: T,
): ByBody<T> {
  return { byBody: rows as ByBody<T>['byBody'], otherwise };
}

/**
 * Whether somebody must say again who they are. `none`: the session is enough. `recent`: they signed in or said it
 * within fifteen minutes. `again`: they said it after signing in, so that a found session is not enough. `eachTime`: they
 * said it for this act, which uses it up: nothing has relied on it before, and it was more than the password where they
 * have a second step. `beforeEachTime`: the same of a question with which such an act begins; it uses nothing up.
 */
export type Proof = 'none' | 'recent' | 'again' | 'beforeEachTime' | 'eachTime';

/** Why a call has no file of its own in the archive of a person's data. */
export type NotInArchive =
  /** It changes something, or asks for something that another call shows. */
  | 'changes'
  /** Another file has it, more often than not the collection that it is an item of. */
  | 'elsewhere'
  /** It is the same for everybody. */
  | 'notPersonal'
  /** A file would give a secret away. */
  | 'secret'
  /** A document made of what another file has. */
  | 'document'
  /** It is worked out when somebody asks, and kept nowhere. */
  | 'computed';

/** A file of the archive: what the call answers to the person whose archive it is. */
export interface ArchiveFile {
  file: string;
  query?: Readonly<Record<string, string>>;
  /** Asked once for each line or account; the word of the query that names it. */
  each?: 'serviceId' | 'billingAccountId';
  /** The path of the collection each of whose items is asked for alone. */
  itemsOf?: string;
}

interface LimitedPolicy {
  /** How often it may be made, where that is less than the pace of every call. What only a handler knows it limits itself. */
  limit?: CallLimitName | ByQuery<CallLimitName | null>;
}

/** Anybody may ask, and nobody is recognised. */
export interface PublicPolicy extends LimitedPolicy {
  access: 'public';
}

interface CallerPolicy extends LimitedPolicy {
  /**
   * `publicOrSignedIn`: anybody may ask, and whoever is signed in is recognised. `signedIn`: it needs a session.
   * `signedInForNewLine`: its line headers may name a line that is about to become the caller's.
   */
  access: 'publicOrSignedIn' | 'signedIn' | 'signedInForNewLine' | OwnsLine;
  stepUp: Proof | ByQuery<Proof> | ByBody<Proof>;
  /** Wherever it asks for a proof: for a day after a mailbox or a code to a number alone has reset the password it is refused (SIGN-27). */
  waitsAfterReset?: true;
  archive: NotInArchive | readonly ArchiveFile[];
  /** What of it is for the holder alone where the data alone tell whose it is: the room refuses the rest by `mustHold`. */
  holderFor?: string;
  /** The scope of a personal token that opens it; without one no token does. */
  tokenScope?: TokenScope;
  /** What was last known may answer while the system that knows it does not. Never what is owed, sold or proved. */
  mayBeStale?: true;
}

/** It is about the person, or the same for everybody who is signed in. */
interface PersonPolicy extends CallerPolicy {
  roles: 'anybody';
}

interface LinePolicy extends CallerPolicy {
  /** Which roles in a line open it. Where it is the holder alone, the refusal says so. */
  roles: readonly Role[] | ByQuery<readonly Role[]> | ByBody<readonly Role[]>;
  /**
   * Which of a customer's data it exposes: who looks without being the customer is written into the access log. Records
   * also need the consent of the adult who uses the line.
   */
  exposes: DataCategory | null | ByQuery<DataCategory>;
  /**
   * Where each item of an answer about several lines names its line or account, by dotted paths; the first that names one
   * counts. Where none does, it is about every line that was asked for.
   */
  lineAt?: readonly string[];
}

export type Policy = PublicPolicy | PersonPolicy | LinePolicy;

/** Every line or account that these words of the query name must be one of the caller's. */
interface OwnsLine {
  ownsLine: readonly string[];
}
export const owns = (...words: readonly string[]): OwnsLine => ({ ownsLine: words });

/** Of a line that the query names, for whoever manages it. */
export const ofManagedLine = { access: owns('serviceId'), roles: managing, stepUp: 'none' } as const;

type Query = Readonly<Record<string, unknown>>;

function byQuery<T>(value: T | ByQuery<T>, query: Query): T {
  if (typeof value !== 'object' || value === null || !('byQuery' in value)) return value as T;
  const rows = value.byQuery;
  const row = rows.find(([when]) => Object.entries(when).every(([word, wanted]) => query[word] === wanted));
  if (!row) throw new Error('the last row of a policy by query must have no words');
  return row[1];
}

const isByBody = (value: unknown): value is ByBody<unknown> =>
  typeof value === 'object' && value !== null && 'byBody' in value;

const decided = <T>({ byBody: rows, otherwise }: ByBody<T>, body: unknown): T =>
  rows.find(([, when]) => when(body))?.[2] ?? otherwise;

/** Whatever is asked. */
function everyRow(open: LinePolicy['roles']): readonly (readonly Role[])[] {
  if (isByBody(open)) return [...open.byBody.map(([, , then]) => then), open.otherwise];
  return 'byQuery' in open ? open.byQuery.map(([, then]) => then) : [open];
}

/** Null: nobody is recognised, so no role opens it. Where the body decides, those that some body opens. */
export function rolesFor(policy: Policy, query: Query = {}): 'anybody' | readonly Role[] | null {
  if (policy.access === 'public') return null;
  const { roles: open } = policy;
  if (open === 'anybody' || !isByBody(open)) return byQuery<'anybody' | readonly Role[]>(open, query);
  return roles.filter((role) => everyRow(open).some((row) => row.includes(role)));
}

/** Null: the body decides nothing. */
export function rolesForBody(policy: Policy, body: unknown): readonly Role[] | null {
  if (policy.access === 'public' || policy.roles === 'anybody') return null;
  return isByBody(policy.roles) ? decided(policy.roles, body) : null;
}

/** Why a line is closed in another role than these. */
export const roleRefusal = (open: ReturnType<typeof rolesFor>) =>
  typeof open === 'object' && open?.every((role) => role === 'holder')
    ? 'HOLDER_REQUIRED'
    : 'ROLE_NOT_ENOUGH';

/** What the gateway refuses by it, whatever the call. */
export function refusalsBy(policy: Policy) {
  if (policy.access === 'public') return [];
  const { roles: open, holderFor, stepUp } = policy;
  const rows = open === 'anybody' ? [] : everyRow(open);
  const closed = new Set(rows.filter((row) => row.length < roles.length).map(roleRefusal));
  if (holderFor !== undefined) closed.add('HOLDER_REQUIRED');
  const exposed = 'exposes' in policy ? policy.exposes : null;
  const hasRecords =
    typeof exposed === 'object' && exposed
      ? exposed.byQuery.some(([, of]) => of === 'records')
      : exposed === 'records';
  return [
    'TOKEN_SCOPE',
    ...closed,
    ...(hasRecords ? (['USER_CONSENT_REQUIRED'] as const) : []),
    ...(stepUp === 'none' ? [] : (['STEP_UP_REQUIRED'] as const)),
    ...(policy.waitsAfterReset ? (['RESET_WAIT'] as const) : []),
  ] as const;
}

export function mayAsk({ policy }: { policy: Policy }, role: Role, query: Query = {}): boolean {
  const open = rolesFor(policy, query);
  return open === 'anybody' || (open?.includes(role) ?? false);
}

/** Of somebody's lines those about which their role lets them ask. */
export function linesFor<Line extends { role: Role }>(
  call: { policy: Policy },
  lines: readonly Line[],
  query: Query = {},
): Line[] {
  return lines.filter(({ role }) => mayAsk(call, role, query));
}

/** Null: nothing of a line's. */
export function exposedBy({ policy }: { policy: Policy }, query: Query = {}): DataCategory | null {
  return 'exposes' in policy ? byQuery<DataCategory | null>(policy.exposes, query) : null;
}

export const lineAtOf = ({ policy }: { policy: Policy }): readonly string[] =>
  ('lineAt' in policy && policy.lineAt) || [];

/** Whether it tells whom a line's user called or wrote to, or where they were: they consent to it. */
export const exposesUsageRecords = (call: { policy: Policy }, query: Query = {}): boolean =>
  exposedBy(call, query) === 'records';

export function proofFor({ policy }: { policy: Policy }, asked: { body: unknown; query: unknown }): Proof {
  if (policy.access === 'public') return 'none';
  if (isByBody(policy.stepUp)) return decided(policy.stepUp, asked.body);
  return byQuery<Proof>(policy.stepUp, (asked.query ?? {}) as Query);
}

/** Null: none of its own. */
export function limitOf({ policy }: { policy: Policy }, query: Query = {}): CallLimitName | null {
  return policy.limit === undefined ? null : byQuery<CallLimitName | null>(policy.limit, query);
}

export const waitsAfterReset = ({ policy }: { policy: Policy }): boolean =>
  policy.access !== 'public' && policy.waitsAfterReset === true;

/** It shows what an operator's system tells, row by row. */
export const mayLeaveOut = ({ method, policy }: { method: string; policy: Policy }): boolean =>
  method === 'GET' && policy.access !== 'public';

export const mayBeStale = ({ policy }: { policy: Policy }): boolean =>
  policy.access !== 'public' && policy.mayBeStale === true;
