import { expect, test } from 'vitest';
import { callsServed } from '../../../test/hostile-requests.ts';
import { exampleOf } from './shown-example.ts';

const calls = await callsServed();

test('every body of the contract has an example that it takes', () => {
  const refused = calls.flatMap(({ id, body }) => {
    if (!body) return [];
    const example = exampleOf(body, 'input');
    const { error } = body.safeParse(example);
    return error
      ? [
          `${id} ${JSON.stringify(example)} ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)}`,
        ]
      : [];
  });
  expect(refused).toEqual([]);
});

test('every answer has one', () => {
  const refused = calls.flatMap(({ id, answers }) =>
    Object.entries(answers).flatMap(([status, schema]) => {
      if (status === '204') return [];
      const example = exampleOf(schema, 'output');
      const { error } = schema.safeParse(example);
      return error
        ? [`${id} ${status} ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)}`]
        : [];
    }),
  );
  expect(refused).toEqual([]);
});
