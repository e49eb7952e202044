// Plants each kind of difference between docs/settings.md and the code, and sees it told.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { differences, readDirectly, settingsIn } from './settings-table.mjs';

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
