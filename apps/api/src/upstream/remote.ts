// The port of a family whose system is somewhere else.

import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { AnyCall, Family } from '@portal/operator-tmf/call';
import { type FamilyName, families } from '@portal/operator-tmf/families';
import { type Ask, type ClientNeeds, createClient, missingIn, type Question } from './client.ts';
import { type KeptAnswers, noteLeftOut } from './kept-answers.ts';

/** As long as a browser keeps such a thing. */
const keptMs = { figure: 60_000, fact: 600_000 };

export function createRemote<Name extends FamilyName>(
  needs: ClientNeeds & { family: Name; kept: KeptAnswers },
): OperatorPorts[Name] {
  const { family, kept } = needs;
  const { calls, derived } = families[family] as unknown as Family<Record<string, unknown>>;
  const ask = createClient(needs);
  const now = portOf(calls, (question) => answerTo(ask, kept, question));
  const shown = portOf(calls, (question) => {
    const { call, name, args } = question;
    if (!call.keep) return answerTo(ask, kept, question);
    const key = JSON.stringify([family, name, args]);
    return kept.get(key, { customerIds: customersIn(question), ms: keptMs[call.keep] }, () =>
      answerTo(ask, kept, question),
    );
  });
  Object.assign(now, derived?.(shown, now));
  return Object.assign(shown, derived?.(shown, now)) as unknown as OperatorPorts[Name];
}

/** A command changes what is known of its customer, also when its answer was lost. */
async function answerTo(ask: Ask, kept: KeptAnswers, question: Question): Promise<unknown> {
  if (question.call.method === 'GET') return ask(question);
  try {
    return await ask(question);
  } finally {
    kept.drop(customersIn(question));
  }
}

function portOf(calls: Partial<Record<string, AnyCall>>, ask: Ask): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) =>
      call
        ? [
            [
              name,
              async (...args: unknown[]) => {
                const known = call.known?.(...args);
                if (known !== undefined) return known;
                const answer = await ask({ name, call, args });
                noteLeftOut(missingIn(answer));
                return answer;
              },
            ],
          ]
        : [],
    ),
  );
}

/** The customers that a question names, or that its answer must be about. */
function customersIn({ call, args }: Question): string[] {
  const named = [...args, ...(call.about?.(...args) ?? [])].flat() as (object | string)[];
  return named.flatMap((thing) => {
    const id: unknown = thing instanceof Object && Reflect.get(thing, 'customerId');
    return typeof id === 'string' ? [id] : [];
  });
}
