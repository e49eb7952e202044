// Every call of the contract under hostile values in every place, over HTTP, by a stranger and by a customer: many
// times what the tests send, and others each time.
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import {
  callsOfTheContract,
  type HostileRequest,
  hostileRequests,
  knownOfAna,
  told,
} from '../apps/api/test/hostile-requests.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { temporaryFolder } from './shared/private-postgres.ts';
import { runBench } from './shared/run.ts';

const each = 8;
const atOnce = 8;

await runBench(async (report, atEnd) => {
  const seed = Math.floor(Math.random() * 1e9);
  report.say(`seed ${seed}`);
  const folder = await temporaryFolder(atEnd);
  const portal = await startPortal({ DATA_DIR: folder, TRUST_PROXY_HOPS: '1' }, atEnd);
  const { headers } = (await signIn(portal.origin, 'ana.paredes@correo.example', demoPassword)).home;
  const bearer = headers.Authorization ?? '';
  const calls = await callsOfTheContract();
  const requests = ['', bearer].flatMap((authorization) =>
    calls
      .flatMap((call) => hostileRequests(call, knownOfAna, { each, seed }))
      .map((request) => ({ ...request, headers: { authorization, ...request.headers } })),
  );
  const wrong: string[] = [];
  const send = async (request: HostileRequest, index: number): Promise<void> => {
    const began = performance.now();
    const answer = await answerTo(portal.origin, request, index);
    const found = answer && told({ ...answer, tookMs: performance.now() - began });
    if (found) wrong.push(`${found}: ${JSON.stringify(request).slice(0, 300)}`);
  };
  const left = requests.entries();
  const work = async () => {
    for (const [index, request] of left) await send(request, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const found of wrong.slice(0, 20)) report.say(found);
  report.say(`${requests.length} requests to ${calls.length} calls`);
  report.atMost('answers that are wrong', wrong.length, 0);
});

/** Null for what cannot travel in a header at all. Each comes from an address of its own. */
async function answerTo(origin: string, { method, url, headers, payload }: HostileRequest, index: number) {
  const forwarded = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const address = { 'x-forwarded-for': forwarded };
  let sent: Headers;
  try {
    sent = new Headers({ ...headers, ...address });
  } catch {
    return null;
  }
  const answer = await fetch(`${origin}${url}`, { method, headers: sent, body: payload ?? null });
  return { status: answer.status, body: await answer.text() };
}
