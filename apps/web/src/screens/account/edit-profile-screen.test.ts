import { expect, test } from 'vitest';
import { checkNames, namesToSend } from './edit-profile-screen.tsx';

const ana = { name: 'Ana Lucía', lastName: 'Paredes', nickName: '' };

test('names are required and of letters; the nickname is neither', () => {
  expect(checkNames(ana, ana)).toEqual({});
  expect(checkNames({ ...ana, nickName: 'Anita 💃 99' }, ana)).toEqual({});
  expect(checkNames({ ...ana, name: '  ', lastName: 'Pare4es' }, ana)).toEqual({
    name: 'El campo es obligatorio',
    lastName: 'Usa solo letras y espacios',
  });
});

test('what was entered with dots may stay, and only that', () => {
  const company = { ...ana, name: 'Andina S.A.' };
  expect(checkNames({ ...company, nickName: 'Andina' }, company)).toEqual({});
  expect(checkNames({ ...company, name: 'Andina C.A.' }, company)).toEqual({
    name: 'Usa solo letras y espacios',
  });
});

test('nothing longer than the server keeps', () => {
  expect(checkNames({ ...ana, nickName: 'a'.repeat(81) }, ana)).toEqual({
    nickName: 'Usa 80 letras como máximo',
  });
  expect(checkNames({ ...ana, nickName: ` ${'a'.repeat(80)} ` }, ana)).toEqual({});
});

test('the spelling that travels', () => {
  expect(namesToSend({ name: ' Ana  Lucía ', lastName: 'Paredes\t', nickName: '  ' })).toEqual({
    name: 'Ana Lucía',
    lastName: 'Paredes',
    nickName: '',
  });
});
