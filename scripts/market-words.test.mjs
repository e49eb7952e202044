// What is written outside a market names no country: a word of Ecuador in a text of a source stands in its market alone.
// Comments, tests, made-up numbers, and what people have asked the assistant (`.txt`) are not looked at.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './setup.mjs';

const ecuadorian =
  /(?<![\p{L}\d])(?:IVA|RUC|SRI|RIDE|CED|Conadis|ARCOTEL|Ecuador|[Ee]cuatorian[oa]s?|[Cc]édulas?|[Dd]ólares|Quito|Guayaquil|Cuenca|Manta|Loja|Riobamba|Pichincha|Guayas|Shyris|El Ejido|Amazonas|Orellana|5004040|America\/Guayaquil|es-EC|\+?593\d*)(?![\p{L}\d])|\*611|\$\d[\d.]*,\d\d|-05:00|\\?`0[2-9]\d{7,8}\\?`/u;
const own = 'packages/market/src/ecuador/';
/** Where the markets there are stand side by side. */
const registers = /^packages\/market\/src\/(?:markets|demo|talk|receipts)\.ts$/;
const isLookedAt = (file) =>
  /\.(?:tsx?|html|json|sql)$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !file.startsWith(own) &&
  !registers.test(file);

/** With as many lines as before. */
const withoutComments = (text) =>
  text
    .replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^\s*\/\/.*$|\s\/\/ .*$/gm, '');

const breaches = (file, text) =>
  withoutComments(text)
    .split('\n')
    .flatMap((line, index) => (ecuadorian.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

it('a word of one country is found, a word that holds it or a comment is not', () => {
  const planted = [
    'con IVA',
    'tu cédula',
    'En Quito.',
    '+593 2',
    'el SRI',
    'su RUC',
    'ecuatoriana',
    "'CED'",
    'al *611',
    'Av. Los Shyris',
    '$1.218,39',
    'by: `0991000001`.',
    '2026-05-13T10:00:00-05:00',
  ];
  for (const text of planted) assert.equal(breaches('planted', text).length, 1, text);
  assert.deepEqual(breaches('planted', "/**\n * En Quito.\n */\nconst place = 'Quito'; // Quito"), [
    "planted:4: const place = 'Quito';",
  ]);
  for (const text of ['PRIVADO', 'me quito', 'truco', '5,93', '// con IVA', '  /** con IVA */'])
    assert.deepEqual(breaches('planted', text), []);
});

it('texts name no country outside its market', () => {
  const files = ['apps', 'packages']
    .flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}/src`))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter(isLookedAt);
  assert.ok(files.length > 1_000);
  assert.deepEqual(
    files.flatMap((file) => breaches(file, readFileSync(join(root, file), 'utf8'))),
    [],
  );
});
