// The templates as data: as they are submitted, and as what fills them must be.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filledTemplate, templateLanguage, whatsappTemplates } from './whatsapp-templates.copy.ts';

const docs = readFileSync(new URL('../../../../../docs/integrating.md', import.meta.url), 'utf8');

it.each(Object.entries(whatsappTemplates))(
  '«%s» stands in the docs as it is submitted',
  (_kind, template) => {
    const { name, category, body, examples, ttlSeconds } = template;
    expect(docs).toContain(
      `| \`${name}\` | ${category} | ${ttlSeconds} | ${examples.map((example) => `«${example}»`).join('; ')} |`,
    );
    if (body !== null) expect(docs).toContain(`\`${name}\`:\n\n\`\`\`\n${body}\n\`\`\``);
  },
);

it.each(Object.values(whatsappTemplates))('$name keeps Meta’s rules', ({ name, body, examples }) => {
  expect(name).toMatch(/^[a-z\d_]{1,512}$/);
  if (body === null) return;
  expect(body).not.toMatch(/^\{\{|\}\}$/);
  expect([...body.matchAll(/\{\{(\d)\}\}/g)].map(([, nth]) => nth)).toEqual(['1', '2']);
  expect(examples).toHaveLength(2);
  // Filled to the brim.
  expect(body.length + 120 + 700).toBeLessThan(1_024);
});

it('what fills one is a line, and no longer than it may be', () => {
  const long = `Uno\n\ndos\ttres${' '.repeat(9)}${'x'.repeat(900)}`;
  const filled = filledTemplate({ template: 'news', subject: 'Usaste el 80 %.\n', body: long });
  expect(filled).toMatchObject({ name: 'portal_servicio', language: templateLanguage });
  expect(filled?.parameters[0]).toBe('Usaste el 80 %');
  expect(filled?.parameters[1]).toMatch(/^Uno dos tres x+…$/);
  expect(filled?.parameters[1]).toHaveLength(700);
  expect(filledTemplate({ template: null, subject: null, body: long })).toBeNull();
  expect(filledTemplate({ template: 'toString', subject: null, body: long })).toBeNull();
  expect(filledTemplate({ template: 'codes', subject: null, body: '123456' })).toMatchObject({
    parameters: ['123456'],
    button: '123456',
  });
});
