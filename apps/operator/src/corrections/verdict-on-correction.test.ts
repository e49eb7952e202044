// What the office corrects by itself, and for what it wants to see a document.
import { expect, it } from 'vitest';
import { verdictOn } from './corrections.ts';

const ana = { kind: 'person', name: 'Ana Lucia Paredes Mora' } as const;

it.each([
  ['address', 'Av. Amazonas N34-12, Quito', { address: 'Av. Amazonas N34-12, Quito' }],
  ['email', 'Ana@Correo.Example', { email: 'ana@correo.example' }],
  ['email', 'ana en correo', null],
  ['name', 'Ana Lucía Paredes Mora', { name: 'Ana Lucía Paredes Mora' }],
  ['name', 'Ana Paredes', { name: 'Ana Paredes' }],
  ['name', 'Pedro Villacís Mora', null],
  ['document', '1710034065', null],
  ['birthDate', '1990-01-01', null],
] as const)('%s «%s»', (field, wanted, change) => {
  const verdict = verdictOn({ field, wanted }, ana);
  expect(verdict.change).toEqual(change);
  expect(verdict.answer).not.toBe('');
});

it('a company’s name is not corrected by itself', () => {
  expect(verdictOn({ field: 'name', wanted: ana.name }, { ...ana, kind: 'company' }).change).toBeNull();
});
