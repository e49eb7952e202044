// Plants each kind of reference that leads nowhere and sees it found.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deadReferences, promisesIn, repeatedIds } from './requirements.mjs';

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
