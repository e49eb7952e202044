// People around one customer with two mobile lines: its holder, a manager of one line, a stranger, and one who left.

import type { TestApp } from '../build-app.ts';
import { answerQuestions, dissociate, givenSignedIn, type SignedIn } from './association.ts';
import { type GivenCustomerLine, givenLine, givenManager } from './given-line.ts';
import { givenRepair } from './given-repair.ts';

export const people = ['holder', 'manager', 'stranger', 'gone'] as const;
export type Person = (typeof people)[number];

export interface Household {
  /** All but the stranger have proved the first one by a code. */
  line: GivenCustomerLine;
  otherLine: GivenCustomerLine;
  tokens: Record<Person, string>;
  users: Record<Person, SignedIn>;
  /** Waits for its cost to be decided: of the first line's device, and of one without a line. */
  repairs: { ofLine: string; withoutLine: string };
}

export async function givenHousehold(app: TestApp): Promise<Household> {
  const line = await givenLine(app);
  const otherLine = await givenLine(app, { beside: line });
  const users = {} as Record<Person, SignedIn>;
  for (const person of people) {
    users[person] = await givenSignedIn(app);
    await givenManager(app, users[person], person === 'stranger' ? await givenLine(app) : line);
  }
  const { holder, manager, stranger, gone } = users;
  for (const { token } of [holder, gone]) await becomeHolder(app, token, line);
  await dissociate(app, gone.token, line.number, '2');
  const repairs = {
    ofLine: await givenRepair(app, line.customerId, { lineId: line.lineId }),
    withoutLine: await givenRepair(app, line.customerId),
  };
  const tokens = {
    holder: holder.token,
    manager: manager.token,
    stranger: stranger.token,
    gone: gone.token,
  };
  return { line, otherLine, tokens, users, repairs };
}

export const becomeHolder = (app: TestApp, token: string, line: GivenCustomerLine) =>
  answerQuestions(app, token, line, 'questions.category=Titular');
