import type { Plan } from '@portal/contract/shopping/catalogue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitStorage } from '../../session/browser-storage.ts';
import { endSession, type StoredProfile, storeProfile, VISIT_KEYS } from '../../session/session.ts';
import {
  type Confirmation,
  confirmationOf,
  forgetDraft,
  keepConfirmation,
  keepDraft,
  planDraft,
} from './plan-facts.ts';

const plan = (id: string, precio: number) =>
  ({ id, nombre: id, precio, caracteristicas: [] }) as unknown as Plan;
const LINE = '0991000001';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  signIn('ana@correo.example');
});
afterEach(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
});

function signIn(email: string | null) {
  storeProfile({ sub: '593991000001', email, given_name: 'Ana' } as StoredProfile);
}

test('the draft holds what the documents say, for its line alone', () => {
  keepDraft(LINE, plan('PLU15', 15.99), plan('MAX30', 21.99));
  expect(planDraft(LINE)).toEqual({
    planActual: { planId: 'PLU15', nombre: 'PLU15', precio: 15.99, caracteristicas: [] },
    planNuevo: { planId: 'MAX30', nombre: 'MAX30', precio: 21.99 },
    serviceId: LINE,
    email: 'ana@correo.example',
  });
  expect(planDraft('0991000002')).toBeNull();
});

test('it is nobody else’s, and gone with the session', () => {
  keepDraft(LINE, plan('PLU15', 15.99), plan('MAX30', 21.99));
  signIn(null);
  expect(planDraft(LINE)).toBeNull();
  signIn('ana@correo.example');
  expect(planDraft(LINE)).not.toBeNull();
  endSession('signed-out');
  expect(visitStorage.read(VISIT_KEYS.planDraft)).toBeNull();
});

test('what is not a draft is none', () => {
  for (const text of ['', 'null', '7', '{}', '{"serviceId":']) {
    visitStorage.write(VISIT_KEYS.planDraft, text);
    expect(planDraft(LINE)).toBeNull();
  }
});

test('a confirmation serves its line and plan while code or grant live', () => {
  const now = 1_000_000;
  const code = { handle: 'h', destination: '******0001', sentAt: now, expiresAt: now + 300 };
  const kept: Confirmation = { serviceId: LINE, planId: 'MAX30', requestId: 'EC-1001', code, grant: null };
  keepConfirmation(kept);
  expect(confirmationOf(LINE, 'MAX30', now)).toEqual(kept);
  expect(confirmationOf(LINE, 'MAX60', now)).toBeNull();
  expect(confirmationOf('0991000002', 'MAX30', now)).toBeNull();
  expect(confirmationOf(LINE, 'MAX30', now + 300)).toBeNull();
  keepConfirmation({ ...kept, grant: { text: 'g', expiresAt: now + 900 } });
  expect(confirmationOf(LINE, 'MAX30', now + 899)).not.toBeNull();
  forgetDraft();
  expect(confirmationOf(LINE, 'MAX30', now)).toBeNull();
});
