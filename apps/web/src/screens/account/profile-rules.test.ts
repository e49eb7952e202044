import { expect, test } from 'vitest';
import { checkNames, namesToSend } from './profile-rules.ts';

const ana = { name: 'Ana Lucía', lastName: 'Paredes', nickName: '' };

test('names are required and of letters; the nickname is neither', () => {
  expect(checkNames(ana)).toEqual({});
  expect(checkNames({ ...ana, nickName: 'Anita 💃 99' })).toEqual({});
  expect(checkNames({ ...ana, name: '  ', lastName: 'Pare4es' })).toEqual({
    name: 'El campos es obligatorio',
    lastName: 'Usa solo letras y espacios',
  });
});

test('nothing longer than the server keeps', () => {
  expect(checkNames({ ...ana, nickName: 'a'.repeat(81) })).toEqual({
    nickName: 'Usa 80 letras como máximo',
  });
  expect(checkNames({ ...ana, nickName: ` ${'a'.repeat(80)} ` })).toEqual({});
});

test('the spelling that travels', () => {
  expect(namesToSend({ name: ' Ana  Lucía ', lastName: 'Paredes\t', nickName: '  ' })).toEqual({
    name: 'Ana Lucía',
    lastName: 'Paredes',
    nickName: '',
  });
});
