// The list of others' packages: what is shipped, without the tools, and nothing that nobody has agreed to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { licencesToAskAbout, noticesText, thirdPartyText } from './third-party.mjs';

const lock = {
  packages: {
    '': { name: 'portal' },
    'node_modules/@portal/api': { resolved: 'apps/api', link: true },
    'node_modules/fine': { license: 'MIT' },
    'node_modules/fine/node_modules/@in/side': { license: 'ISC' },
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
    'node_modules/strict': { license: 'AGPL-3.0' },
    'node_modules/silent': {},
  },
};

describe("others' packages", () => {
  it('are listed by name, tools and our own left out', () => {
    const rows = thirdPartyText(lock).match(/^\| .* \|$/gm);
    assert.deepEqual(rows?.slice(1), [
      '| @in/side | ISC |',
      '| fine | MIT |',
      '| silent | unknown |',
      '| strict | AGPL-3.0 |',
    ]);
  });

  it('have their texts kept, each under its name', () => {
    const text = noticesText(lock, (path) => [`text of ${path}`]);
    assert.match(text, /\nfine\n\ntext of node_modules\/fine\n/);
    assert.match(text, /\n@in\/side\n\ntext of node_modules\/fine\/node_modules\/@in\/side/);
    assert.doesNotMatch(text, /tool/);
  });

  it('of a licence that nobody has agreed to, or of none, are told', () => {
    assert.deepEqual(licencesToAskAbout(lock), [
      ['silent', 'unknown'],
      ['strict', 'AGPL-3.0'],
    ]);
  });
});

/** npm leaves out what it did not install here when it writes the lock beside an old node_modules; `npm ci` refuses it. */
it('the lock knows every platform of a package that is built for each', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  assert.deepEqual(missing, []);
});
