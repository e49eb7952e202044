import { demoMobile } from '@portal/market/demo';
import { expect, test } from 'vitest';
import { chainKeysOf } from '../db/chain-keys.ts';
import { agreements, agreementTexts } from '../db/schema.ts';
import type { AgreementRow } from '../modules/agreements/agreements.store.ts';
import { findingOf } from '../modules/agreements/chain.ts';
import { demoAgreements } from './demo-agreements.ts';

const keys = chainKeysOf('a-key-of-ours-that-has-32-letters');
const now = new Date('2026-11-20T14:42:00Z');
const line = { customerId: 'c', lineId: 'l', accountId: 'a', kind: 'Postpaid' as const };
const lines = ['91000001', '91000003'].map((digits) => ({ ...line, serviceNumber: demoMobile(digits) }));

test.each([
  ['holder', ['terms', 'association', 'association', 'holder']],
  ['payer', ['terms', 'association', 'association', 'callRecords']],
] as const)('what a %s of the demo has accepted is a whole chain', (role, kinds) => {
  const rows: AgreementRow[] = [];
  const texts = new Map<string, string>();
  const write = demoAgreements({ brand: 'x', helpPhone: 'x' }, keys)((table, row) => {
    if (Object.is(table, agreements)) rows.push(row as unknown as AgreementRow);
    const { textHash, text } = row as unknown as { textHash: Buffer; text: string };
    if (Object.is(table, agreementTexts)) texts.set(textHash.toString('hex'), text);
  }, now);
  const lets = role === 'payer' && lines[0] ? { line: lines[0], askedBy: 'x' } : undefined;
  write({ userId: 'u', role, lines, signedUpAt: now, beganAt: now, lets });
  expect(rows.map(({ kind }) => kind)).toEqual(kinds);
  expect(findingOf(rows, { keys, texts, atLeast: kinds.length })).toBe('whole');
});
