// Asks the assistant a set of conversations as Ana of the demo data, and writes down every answer for whoever judges
// them. `ANSWER_SET`: a line of JSON a conversation, {id, turns, page}; what was answered to its last turn, and to
// those before it, stands beside it, in `….answers.jsonl`.
import { readFileSync, writeFileSync } from 'node:fs';
import type { AssistantAnswer, AssistantPlace } from '@portal/contract/help/assistant';
import { expect, test } from 'vitest';
import { startTestApp } from '../build-app.ts';
import { chatSecret, chatSides } from '../chat.ts';

interface Conversation {
  id: string;
  turns: string[];
  page?: string;
}

const file = process.env.ANSWER_SET ?? '';
/** Where a model of one's own is measured. */
const model = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('ASSISTANT_MODEL_')),
);

test(`every conversation of ${file} is answered`, { timeout: 900_000 }, async () => {
  const set: Conversation[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const app = await startTestApp({ environment: { ASSISTANT_SECRET: chatSecret, ...model } });
  const chat = chatSides(app);
  const conversation = await chat.begin(await app.signIn('ana.paredes@correo.example'));
  const { rows } = await app.database.pool.query(
    `select bill_no from operator.bills join operator.lines using (line_id)
     where service_number like '%991000001' order by issued_on desc limit 1`,
  );
  const bill = rows[0]?.bill_no ?? '';
  const answers: string[] = [];
  for (const { id, turns, page } of set) {
    // Nobody asks as much in ten minutes.
    await app.database.pool.query('delete from rate_limits');
    const said: AssistantAnswer[] = [];
    for (const text of turns) {
      const { context } = said.at(-1) ?? {};
      const place = page === undefined ? undefined : placeOf(page, bill);
      said.push(await chat.answered(conversation, text, { context, place }));
    }
    const [last, ...before] = said.toReversed().map(toJudge);
    answers.push(JSON.stringify({ id, turns, page, before: before.toReversed(), ...last }));
  }
  writeFileSync(file.replace(/(\.jsonl)?$/, '.answers.jsonl'), `${answers.join('\n')}\n`);
  expect(answers).toHaveLength(set.length);
  await app.close();
});

/** The page, as those who wrote the questions call it, as the portal tells it. */
function placeOf(page: string, bill: string): AssistantPlace | undefined {
  const places: [RegExp, AssistantPlace][] = [
    [/^line$|^line .*1/, { page: 'line', line: '0991000001' }],
    [/^line .*2/, { page: 'line', line: '0991000002' }],
    [/^line .*3|prepaid/, { page: 'line', line: '0991000003' }],
    [/home services/, { page: 'line', line: 'IN-100001' }],
    [/bill/, { page: 'bill', bill }],
    [/repair/, { page: 'repair', ticket: 'TRK-1001' }],
    [/devices/, { page: 'devices' }],
    [/two.?step|second step/, { page: 'twoStep' }],
    [/passkey/, { page: 'passkeys' }],
    [/security/, { page: 'security' }],
    [/people|who enters/, { page: 'people' }],
    [/package/, { page: 'packages' }],
    [/recharge|top.?up/, { page: 'recharge' }],
    [/automatic payment|autopay/, { page: 'autoPay' }],
    [/card/, { page: 'paymentMethods' }],
    [/pay/, { page: 'billing' }],
    [/plan/, { page: 'changePlan' }],
    [/claim/, { page: 'claims' }],
    [/notification/, { page: 'notifications' }],
    [/usage|use/, { page: 'dailyUsage' }],
    [/visit/, { page: 'visits' }],
    [/wi-?fi/i, { page: 'wifi' }],
    [/privacy|data/, { page: 'privacy' }],
    [/contract|accepted/, { page: 'contracts' }],
    [/movements/, { page: 'movements' }],
    [/sim|chip/, { page: 'chip' }],
    [/roaming|caps|alert/, { page: 'spendingControl' }],
    [/profile/, { page: 'editProfile' }],
    [/home/, { page: 'home' }],
  ];
  return places.find(([name]) => name.test(page))?.[1];
}

function toJudge({ topic, paragraphs, list, links, replies, second }: AssistantAnswer) {
  const all = [{ paragraphs, list }, ...(second ? [second] : [])];
  return {
    topic: second ? [topic, second.topic] : topic,
    sure: topic !== 'unknown',
    answer: all.flatMap((one) => [...one.paragraphs, ...one.list]).join('\n'),
    links: [...links, ...(second?.links ?? [])].map(({ label }) => label),
    replies: replies.map(({ label }) => label),
  };
}
