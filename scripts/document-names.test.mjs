// Plants a file and a word that are nowhere and sees them read from a document.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bareFilesIn, codeWordsIn } from './document-names.mjs';

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
