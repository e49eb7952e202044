// Whose password it is: counted, one at a time for a person, a few at a time for the process.
import { hash, verify } from '@node-rs/argon2';
import { Problem, type ProblemCode } from '@portal/contract/errors';
import { commonWords } from '@portal/market/talk';
import { plain } from '@portal/market/text';
import pLimit from 'p-limit';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import type { Counted } from './counted.ts';
import { type SessionKey, subjectOfSession } from './session.store.ts';
import type { UserStore } from './users.store.ts';

/** Somebody says who they are. */
export interface Attempt {
  username: string;
  password: string;
  /** Where it comes from. */
  address: string;
}

/** Password hashes under way and waiting, of a process and of one address or user: about a second's work. */
const hashing = { places: 40, share: 20 };

interface CheckedUser {
  userId: string;
  loginName: string;
  passwordHash: string;
}

export interface PasswordCheck {
  /** @throws Problem BAD_CREDENTIALS, LOCKED_… or BUSY */
  check(attempt: Attempt): Promise<CheckedUser>;
  isOf(userId: string, password: string): Promise<boolean>;
  /** In a session, which counts its own tries. @throws Problem WRONG_CURRENT_PASSWORD, or the given one; LOCKED_… */
  mustBeOf(session: SessionKey, password: string, refusal?: ProblemCode): Promise<void>;
  hash(whose: string, password: string): Promise<string>;
}

interface PasswordCheckNeeds {
  users: Pick<UserStore, 'findByLoginName' | 'findByHeldNumber' | 'passwordHashOf'>;
  counted: Counted;
  canonical(name: string): string;
}

export function createPasswordCheck({ users, counted, canonical }: PasswordCheckNeeds): PasswordCheck {
  const room = createAdmissionLimiter(hashing);

  /** Who has signed up with it comes before whoever has it in their profile. */
  async function find(name: string): Promise<CheckedUser | null> {
    const user = await users.findByLoginName(name);
    if (user) return { ...user, loginName: name };
    return name.includes('@') ? null : users.findByHeldNumber(name);
  }

  async function checkPassword({ username, password }: Attempt): Promise<CheckedUser> {
    const name = canonical(username);
    const user = await find(name);
    return counted(user ? user.userId : `name:${name.slice(0, 254)}`, async () => {
      const matches = await passwordMatches(user?.passwordHash ?? null, password);
      if (!user || !matches) throw new Problem('BAD_CREDENTIALS');
      return user;
    });
  }

  const isOf = async (userId: string, password: string) =>
    passwordMatches(await users.passwordHashOf(userId), password);

  const mustBeOf = (session: SessionKey, password: string, refusal: ProblemCode) =>
    counted(subjectOfSession(session), async () => {
      if (!(await isOf(session.userId, password))) throw new Problem(refusal);
    });

  return {
    check: (attempt) => room(attempt.address, () => checkPassword(attempt)),
    isOf: (userId, password) => room(userId, () => isOf(userId, password)),
    mustBeOf: (session, password, refusal = 'WRONG_CURRENT_PASSWORD') =>
      room(session.userId, () => mustBeOf(session, password, refusal)),
    hash: (whose, password) => room(whose, () => hashPassword(password)),
  };
}

/** Algorithm 2 is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const oneAtATime = pLimit(1);

/** Password hashing: argon2id, a few at a time, so that logins never starve other calls. */
export function hashPassword(password: string): Promise<string> {
  return oneAtATime(() => hash(password, cost));
}

/** Beside the queue: a refused place in it must not be what everybody unknown is compared with. */
let decoy: Promise<string> | undefined;

/**
 * @param passwordHash null when there is no such user: the same work is done, so that the time taken
 *   tells nothing.
 */
async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password that nobody has', cost);
  const compared = passwordHash ?? (await decoy);
  const matches = await oneAtATime(() => verify(compared, password));
  return matches && passwordHash !== null;
}

// Which passwords are too common, on every screen (JOIN-3).

let commonPasswords: Promise<Set<string>> | undefined;

/** Half a megabyte that most processes never need at once: read on first use. */
function readCommonPasswords(): Promise<Set<string>> {
  // By its default: names of a CommonJS package are known to Node, and lost in the built server.
  return import('@zxcvbn-ts/language-common').then(
    ({ default: { dictionary } }) => new Set<string>([...dictionary['passwords-common'], ...commonWords]),
  );
}

/** A shorter one says nothing: «ana» is in half of all passwords. */
const shortestWord = 4;
const shapes = new Map(Object.entries({ '@': 'a', 4: 'a', 3: 'e', 0: 'o', $: 's', 5: 's', 7: 't' }));
/** «p@ssw0rd» is «password»; a 1 is an i to some and an l to others. */
const asRead = (text: string, one: string) =>
  [...text].map((sign) => (sign === '1' ? one : (shapes.get(sign) ?? sign))).join('');

/** What all letters of it stand in: with none, some or all of the digits and signs around them. */
function* wordsWithin(password: string): Generator<string> {
  const before = password.search(/\p{L}/u);
  const after = password.length - [...password].reverse().join('').search(/\p{L}/u);
  for (let from = 0; from <= before; from += 1)
    for (let to = after; to <= password.length; to += 1) yield password.slice(from, to);
}

/** A word that half the world uses, also with digits and signs around and within it. */
export async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  const written = plain(password);
  if (common.has(password.toLowerCase()) || common.has(written)) return true;
  if (!/\p{L}.*\p{L}.*\p{L}/u.test(written)) return false;
  for (const word of wordsWithin(written)) {
    if (word.length < shortestWord) continue;
    if ([word, asRead(word, 'i'), asRead(word, 'l')].some((read) => common.has(read))) return true;
  }
  return false;
}
