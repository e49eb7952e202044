// What a customer reads names no country: a word of Ecuador in a `*.copy.ts` stands in its market alone. Sentences outside
// such files, and made-up numbers, are not looked at.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './setup.mjs';

const ecuadorian =
  /(?<![\p{L}\d])(?:IVA|RUC|SRI|ARCOTEL|Ecuador|[Ee]cuatorian[oa]s?|[Cc]édulas?|Quito|Guayaquil|\+?593\d*)(?![\p{L}\d])/u;
const own = 'packages/market/src/ecuador/';

const breaches = (file, text) =>
  text
    .split('\n')
    .flatMap((line, index) => (ecuadorian.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

it('a word of one country is found, a word that holds it is not', () => {
  const planted = ['con IVA', 'tu cédula', 'En Quito.', '+593 2', 'el SRI', 'su RUC', 'ecuatoriana'];
  for (const text of planted) assert.equal(breaches('planted', text).length, 1, text);
  for (const text of ['PRIVADO', 'me quito', 'truco', '$5,93'])
    assert.deepEqual(breaches('planted', text), []);
});

it('words for customers name no country outside its market', () => {
  const files = ['apps', 'packages']
    .flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}/src`))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.copy.ts') && !file.startsWith(own));
  assert.ok(files.length > 100);
  assert.deepEqual(
    files.flatMap((file) => breaches(file, readFileSync(join(root, file), 'utf8'))),
    [],
  );
});
