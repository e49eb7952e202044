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
/** Whoever changes what a line is, and reads its records. */
export const managing: readonly Role[] = ['holder', 'manager'];
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

/**
 * Whether somebody must say again who they are. `none`: the session is enough. `recent`: they signed in or said it
 * within fifteen minutes. `again`: they said it after signing in, so that a found session is not enough. `eachTime`: they
 * said it for this act, which uses it up: nothing has relied on it before, and it was more than the password where they
 * have a second step. `beforeEachTime`: the same of a question with which such an act begins; it uses nothing up.
 */
export type Proof = 'none' | 'recent' | 'again' | 'beforeEachTime' | 'eachTime';
/** Where it depends on what is asked. The gateway has validated both by the call's schemas before it asks. */
export type ProofOf = (asked: { body: unknown; query: unknown }) => Proof;

/** A proof that depends on the body. @param _schema the call's own, whose type the decision reads */
export function proofByBody<Schema extends z.ZodType>(
  _schema: Schema,
  decide: (body: z.output<Schema>) => Proof,
): ProofOf {
  return ({ body }) => decide(body as z.output<Schema>);
}

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
  limit?: CallLimitName | ByQuery<CallLimitName>;
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
  stepUp: Proof | ByQuery<Proof> | ProofOf;
  /** Wherever it asks for a proof: for a day after a mailbox alone has reset the password it is refused (SIGN-27). */
  waitsAfterReset?: true;
  archive: NotInArchive | readonly ArchiveFile[];
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
  /** Which roles in a line open it. */
  roles: readonly Role[] | ByQuery<readonly Role[]>;
  /**
   * Which of a customer's data it exposes: who looks without being the customer is written into the access log. Records
   * also need the consent of the adult who uses the line.
   */
  exposes: DataCategory | null | ByQuery<DataCategory>;
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

/** Null: nobody is recognised, so no role opens it. */
export function rolesFor(policy: Policy, query: Query = {}): 'anybody' | readonly Role[] | null {
  return policy.access === 'public' ? null : byQuery<'anybody' | readonly Role[]>(policy.roles, query);
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

/** Whether it tells whom a line's user called or wrote to, or where they were: they consent to it. */
export const exposesUsageRecords = (call: { policy: Policy }, query: Query = {}): boolean =>
  exposedBy(call, query) === 'records';

export function proofFor({ policy }: { policy: Policy }, asked: { body: unknown; query: unknown }): Proof {
  if (policy.access === 'public') return 'none';
  if (typeof policy.stepUp === 'function') return policy.stepUp(asked);
  return byQuery<Proof>(policy.stepUp, (asked.query ?? {}) as Query);
}

/** Null: none of its own. */
export function limitOf({ policy }: { policy: Policy }, query: Query = {}): CallLimitName | null {
  return policy.limit === undefined ? null : byQuery<CallLimitName>(policy.limit, query);
}

export const waitsAfterReset = ({ policy }: { policy: Policy }): boolean =>
  policy.access !== 'public' && policy.waitsAfterReset === true;

export const mayBeStale = ({ policy }: { policy: Policy }): boolean =>
  policy.access !== 'public' && policy.mayBeStale === true;
