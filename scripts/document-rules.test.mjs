import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import {
  bareFilesIn,
  codeWordsIn,
  deadReferences,
  differences,
  promisesIn,
  readDirectly,
  recordFaults,
  repeatedIds,
  settingsIn,
} from './document-rules.mjs';

const sections =
  '## Context\n\nA.\n\n## Decision\n\nB.\n\n## Alternatives\n\nC.\n\n## Consequences\n\nD.\n\n## When to revisit\n\nE.\n';
const lead = 'Superseded in part by [0002](0002-b.md): otherwise now.\n\n';

test('a record has five headings and its line in the index', () => {
  const text = `# 0001 Title\n\n${sections}`;
  assert.deepEqual(recordFaults('0001-a.md', text, ['- [0001](0001-a.md) Title']), []);
  assert.equal(recordFaults('0001-a.md', text, ['- [0001](0001-a.md) Other']).length, 1);
  assert.equal(recordFaults('0001-a.md', text.replace('## Alternatives', '## Instead of'), []).length, 2);
});

test('what supersedes a record stands in the index, too', () => {
  const text = `# 0001 Title\n\n${lead}${sections}`;
  assert.equal(recordFaults('0001-a.md', text, ['- [0001](0001-a.md) Title']).length, 1);
  const marked = '- [0001](0001-a.md) Title (superseded in part by [0002](0002-b.md))';
  assert.deepEqual(recordFaults('0001-a.md', text, [marked]), []);
});

// Plants a file and a word that are nowhere and sees them read from a document.

it('files are read without their folder, and not from examples', () => {
  const text = 'What is bought (`pay-bill.ts`, `*.copy.ts`) in `src/app.ts`.\n```\nnode `gone.mjs`\n```\n';
  assert.deepEqual(bareFilesIn(text), ['pay-bill.ts']);
});

it('words are read from the first two columns of the glossary', () => {
  const table = [
    '| on the wire | in the code | on the screen | what it is |',
    '|---|---|---|---|',
    '| `Bill`, header `action` | `payments.agreement_position` | `Factura` | `neither` |',
    '| | `bills` | | a row |',
  ].join('\n');
  assert.deepEqual(codeWordsIn(table), ['Bill', 'action', 'payments', 'agreement_position', 'bills']);
});

// Plants each kind of reference that leads nowhere and sees it found.

const document = '- **PAY-1** Once.\n- **PAY-2** Known.\n- ~~**LINE-10** Withdrawn.~~\n';
const ids = promisesIn(document);

describe('references to what the product promises', () => {
  it('ids are read from the document, those withdrawn too', () => {
    assert.deepEqual(ids, ['PAY-1', 'PAY-2', 'LINE-10']);
  });

  it('an id that stands twice is told', () => {
    assert.deepEqual(repeatedIds([...ids, 'PAY-2']), ['PAY-2']);
  });

  for (const [text, found] of [
    ['// Asked again (PAY-3).', ['PAY-3']],
    ['// LINE-1: known by its number.', ['LINE-1']],
    ['/** Settled by asking (decision 38). */', ['decision 38']],
    ['// Bound to its purpose (decisions 21 and 22).', ['decisions 21']],
    ['// The lock (1-access.md §8, 2-services.md §5).', ['1-access.md', '2-services.md']],
    ['/** One call of `api-map.md` alone. */', ['api-map.md']],
    ['// A row of api-map.md.', ['api-map.md']],
    ['// B14: a user stops managing a line.', ['B14']],
    ['// Registration and recovery (A6–A12, B3).', ['A6', 'A12', 'B3']],
    ['// Mended as issue 12 asks.', ['issue 12']],
  ]) {
    it(`${text} → ${found.join(', ') || 'nothing'}`, () =>
      assert.deepEqual(deadReferences(text, ids), found));
  }

  for (const text of [
    '// Never twice (PAY-1, LINE-10).',
    'See [decision 0016](docs/decisions/0016-assistant.md).',
    "const account = 'POSTPAID-1', path = '/pay/B14', key = 'A1,';",
    'DISPLAY-3 and PAY-2x are other words',
  ]) {
    it(`${text} is left alone`, () => assert.deepEqual(deadReferences(text, ids), []));
  }
});

// Plants each kind of difference between docs/settings.md and the code, and sees it told.

const told = settingsIn(
  '| name | default | |\n|---|---|---|\n| `PORT` | `3000` | where |\n| `DEMO` | none: on | whether |\n',
);

describe('the table of settings', () => {
  it('agrees with the code', () => {
    const defaults = new Map([
      ['PORT', 3000],
      ['DEMO', undefined],
    ]);
    assert.deepEqual(differences(told, defaults), []);
  });

  for (const [what, defaults, sentence] of [
    [
      'a setting that is missing',
      { PORT: 3000, DEMO: undefined, HOST: 'a' },
      'HOST is read and not described',
    ],
    ['one that nobody reads', { PORT: 3000 }, 'DEMO is described and read nowhere'],
    ['another default', { PORT: 3001, DEMO: undefined }, 'PORT has the default 3001'],
    ['a default that is none', { PORT: undefined, DEMO: undefined }, 'PORT has no default'],
    ['no default that is one', { PORT: 3000, DEMO: 'off' }, 'DEMO has the default off'],
  ]) {
    it(`tells of ${what}`, () =>
      assert.deepEqual(differences(told, new Map(Object.entries(defaults))), [sentence]));
  }

  it('sees what a file reads itself, and leaves the machine its own', () => {
    assert.deepEqual(readDirectly('process.env.CHROMIUM_PATH ?? process.env.PATH'), ['CHROMIUM_PATH']);
  });
});
