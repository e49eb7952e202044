import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color)a?\(|:\s*(?:white|black)\b/i;

test('every colour is a token, so that both themes have it', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const drawn = files.filter((file) => /\.(css|tsx)$/.test(file) && !file.endsWith('tokens.css'));
  expect(drawn.length).toBeGreaterThan(300);
  const fixed = drawn.flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split('\n')
      .filter((line) => COLOUR.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(fixed).toEqual([]);
});

test('every token that is a colour says its dark value, or is meant for both', () => {
  const tokens = readFileSync(join(src, 'ui', 'tokens.css'), 'utf8');
  const fixed = [...tokens.matchAll(/^ {2}(--[\w-]+): (?:#|rgb)/gm)].map(([, name = '']) => name);
  expect(fixed).toEqual([
    '--brand',
    ...fixed.filter((name) => name.endsWith('on-dark') || name.endsWith('on-dark-2')),
  ]);
});
