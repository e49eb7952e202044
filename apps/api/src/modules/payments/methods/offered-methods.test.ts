// ROLE-1. What is offered to whom: a role is offered what its row says, and nobody without a role is offered anything.
import { laterMethods } from '@portal/contract/paying/paid-later';
import type { Role } from '@portal/contract/policy';
import { lineKinds } from '@portal/operator-ports/wire';
import { expect, it } from 'vitest';
import { bestRole } from '../../../caller.ts';
import { createOfferedMethods } from './offered-methods.ts';

const { isOffered, of } = createOfferedMethods(true, laterMethods);
const offeredTo = (role: Role | null) =>
  lineKinds.flatMap((lineKind) => of(lineKind, role)).flatMap(({ methods }) => methods);

it('nobody without a role, nor a viewer, is offered anything', () => {
  expect(bestRole([])).toBeNull();
  for (const role of [bestRole([]), 'viewer'] as const) {
    expect([role, offeredTo(role)]).toEqual([role, []]);
    for (const kind of ['bill', 'package', 'recharge', 'instalment'] as const)
      for (const lineKind of lineKinds)
        expect(isOffered('card', { kind, lineKind, channel: 'portal', role })).toBe(false);
  }
});

it('a payer is offered ways to pay with their own money, and no package', () => {
  const others = ['invoice', 'balance'];
  expect(offeredTo('payer').filter((method) => others.includes(method))).toEqual([]);
  expect(lineKinds.flatMap((kind) => of(kind, 'payer')).map(({ kind }) => kind)).not.toContain('package');
  expect(new Set(offeredTo('payer'))).toEqual(new Set(['card', ...laterMethods]));
});

it('whoever manages the line is offered everything', () => {
  for (const role of ['holder', 'manager'] as const)
    expect(new Set(offeredTo(role))).toEqual(new Set(['card', 'invoice', 'balance', ...laterMethods]));
});
