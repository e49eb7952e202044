import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordFaults } from './decision-records.mjs';

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
