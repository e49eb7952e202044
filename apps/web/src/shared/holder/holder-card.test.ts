import { expect, test } from 'vitest';
import { holderTrouble } from './holder-card.tsx';

const refused = (status: number, code: string, message = '') => ({ status, error: { code, message } });

test('each refusal of the three answers has its words', () => {
  expect(holderTrouble(refused(400, 'DOCUMENT_NOT_MATCHED', 'BAD REQUEST: x')).text).toMatch(/no coinciden/);
  expect(holderTrouble(refused(429, 'DOCUMENT_TRIES_SPENT', 'Vuelve mañana')).text).toBe('Vuelve mañana');
  expect(holderTrouble(refused(0, 'NETWORK')).text).toMatch(/conexión/);
  expect(holderTrouble(refused(500, 'INTERNAL', 'Ups!')).text).toMatch(/conexión/);
  expect(holderTrouble('none')).toMatchObject({ offersAssociation: true });
});
