import { createPermission } from '@portal/contract/access/permissions';
import { updateProfile } from '@portal/contract/access/sso';
import { errorSchema } from '@portal/contract/errors';
import { validateAssociationAnswers } from '@portal/contract/questions';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/build-app.ts';
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

interface Content {
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface Described {
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

test('the description shows one of every body and every answer, by each of its refusals', async () => {
  const app = await startTestApp();
  const description = (await app.call({ method: 'GET', url: '/openapi.json' })).json();
  await app.close();
  const shown = new Map<string, { value: unknown }>(Object.entries(description.components.examples));
  const operations = Object.values<Record<string, Described>>(description.paths).flatMap((path) =>
    Object.values(path),
  );
  const contents = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((each) => each?.content?.['application/json'] ?? []),
  );
  expect(contents.length).toBeGreaterThan(1_500);
  expect(contents.filter(({ example, examples }) => example === undefined && !examples)).toEqual([]);
  const named = contents.flatMap(({ examples = {} }) => Object.values(examples).map(({ $ref }) => $ref));
  const refusals = [...new Set(named)].map(
    (ref) => shown.get(ref.replace('#/components/examples/', ''))?.value,
  );
  expect(refusals.length).toBeGreaterThan(50);
  for (const refusal of refusals) expect(errorSchema.parse(refusal)).toEqual(refusal);
});

test('what a schema does not say, an example does: none is refused for what it holds', async () => {
  const app = await startTestApp();
  const token = await app.signIn('ana.paredes@correo.example');
  const asked = [
    [validateAssociationAnswers, '?questions.category=Titular'],
    [createPermission, ''],
    [updateProfile, ''],
  ] as const;
  for (const [{ method, path, body }, query] of asked) {
    const payload = exampleOf(body, 'input') as object;
    const answer = await app.call({ method, url: `${path}${query}`, token, payload });
    if (answer.statusCode >= 300) expect(answer.json().code, path).not.toBe('INVALID');
  }
  await app.close();
});
