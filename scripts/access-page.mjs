// node scripts/access-page.mjs: writes docs/access.md, who may make which call, from the calls' own policies.
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callLimits } from '../packages/contract/src/limits.ts';
import { roles } from '../packages/contract/src/policy.ts';

export const accessPage = join('docs', 'access.md');

const contract = fileURLToPath(new URL('../packages/contract/src/', import.meta.url));

const beginning = `# Who may make which call

\`node scripts/access-page.mjs\` writes this page from the calls' own policies (\`packages/contract/src/policy.ts\` says what each word means). A call of a line is open to the roles that are marked, for the lines in which the person has that role: it is 403 \`HOLDER_REQUIRED\` where the holder alone is, else \`ROLE_NOT_ENOUGH\`; any other line is 404, as one that does not exist. What follows «all but» is not open to them, or is the holder's where the data tell whose it is. **Step-up**: whether the person says again who they are. **Token**: the scope of a personal token that opens it. **Exposes**: which of a customer's data whoever is not the customer leaves a row in the access log for. **Archive**: its files in a copy of one's data, or why it has none. **Limit**: how often the call may be made, by person or by network; calls that name the same limit share it. **Help**: the question of help and of the assistant whose answer says what it is for.
`;

export async function accessText() {
  const files = globSync('**/*.ts', { cwd: contract }).sort();
  const sections = await Promise.all(
    files.map(async (file) => {
      const all = Object.values(await import(new URL(file, `file://${contract}`).href)).filter(isCall);
      // Of two that share an id the later says more of it, and is what the server answers.
      const calls = [...new Map(all.map((call) => [call.id, call])).values()];
      return calls.length > 0 ? section(file.replace(/\.ts$/, ''), calls) : '';
    }),
  );
  return [beginning, ...sections.filter(Boolean)].join('\n');
}

const isCall = (value) => typeof value === 'object' && value !== null && 'policy' in value && 'id' in value;

function section(name, calls) {
  const columns = ['call', ...roles, 'step-up', 'token', 'exposes', 'archive', 'limit', 'help'];
  return [
    `## ${name}`,
    '',
    row(columns),
    row(columns.map(() => '---')),
    ...calls.map((call) => row([`\`${call.id}\``, ...cells(call.policy), call.question ?? ''])),
    '',
  ].join('\n');
}

const row = (texts) => `| ${texts.join(' | ')} |`;

function cells(policy) {
  if (policy.access === 'public')
    return ['anybody', ...roles.slice(1).map(() => ''), '', '', '', '', limitCell(policy.limit)];
  const { stepUp, tokenScope = '', exposes = null, archive, limit } = policy;
  return [
    ...roleCells(policy),
    proofCell(stepUp),
    tokenScope,
    exposesCell(exposes),
    archiveCell(archive),
    limitCell(limit),
  ];
}

function roleCells({ access, roles: open, holderFor }) {
  const ofHolder = holderFor === undefined ? [] : [holderFor];
  if (open === 'anybody') {
    const who = access === 'publicOrSignedIn' ? 'anybody' : 'whoever is signed in';
    return [[who, ...ofHolder.map((what) => `${what}: holder`)].join('; '), ...roles.slice(1).map(() => '')];
  }
  return roles.map((role) => {
    const isOpen = ([, of]) => of.includes(role);
    const rows = Array.isArray(open) ? [['else', open]] : rowsOf(open);
    const [opened, closed] = [rows.filter(isOpen), rows.filter((one) => !isOpen(one))];
    const but = role === 'holder' ? [] : ofHolder;
    if (!isOpen(rows.at(-1)) || (closed.length > 1 && closed.length >= opened.length))
      return opened.map(([when]) => [when, ...(when === 'else' ? but : [])].join(' but ')).join(', ');
    const beyond = [...closed.map(([when]) => when), ...but];
    return beyond.length > 0 ? `all but ${beyond.join(', ')}` : '✓';
  });
}

/** In words, and what is so then. */
const rowsOf = ({ byQuery, byBody, otherwise }) =>
  byBody
    ? [...byBody.map(([words, , then]) => [words, then]), ['else', otherwise]]
    : byQuery.map(([when, then]) => [whenWords(when), then]);

const whenWords = (when) => {
  const words = Object.entries(when).map(([word, value]) => `\`${word}=${value}\``);
  return words.length > 0 ? words.join(' ') : 'else';
};

const cellOf = (value, silent, wordsOf = (then) => then) =>
  rowsOf(value)
    .filter(([, then]) => then !== silent)
    .map(([when, then]) => `${when}: ${wordsOf(then)}`)
    .join(', ');

const proofCell = (stepUp) => {
  if (typeof stepUp === 'string') return stepUp === 'none' ? '' : stepUp;
  return cellOf(stepUp, 'none');
};

const exposesCell = (exposes) => {
  if (exposes === null || typeof exposes === 'string') return exposes ?? '';
  return cellOf(exposes);
};

const archiveCell = (archive) =>
  typeof archive === 'string' ? archive : archive.map(({ file }) => `«${file}»`).join(', ');

const limitCell = (limit) => {
  if (limit === undefined) return '';
  if (typeof limit === 'string') return limitWords(limit);
  return cellOf(limit, null, limitWords);
};

function limitWords(name) {
  const { points, seconds, by } = callLimits[name];
  return `${name}: ${points} in ${seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`} by ${by}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(accessPage, await accessText());
