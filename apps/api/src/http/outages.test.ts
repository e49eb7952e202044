// What goes wrong outside our code: a body that never ends, a database that is not there any more.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { login } from '@portal/contract/access/sso';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import pino from 'pino';
import { expect, it } from 'vitest';
import { startTestApp } from '../../test/build-app.ts';
import { eventually, patienceMs } from '../../test/eventually.ts';

const arrivalMs = 1_000;

it('a body that drips is cut in time, and is no failure of ours', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = await startTestApp({ arrivalMs, log });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  const startedAt = performance.now();
  socket.write(
    `POST ${login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`,
  );
  const drops = setInterval(() => socket.write(' '), 50);
  await once(socket, 'close');
  clearInterval(drops);
  expect(performance.now() - startedAt).toBeLessThan(patienceMs);

  // A request that was cut has no line of its own; what becomes of its body is told.
  await eventually(() => expect(lines).toContainEqual(expect.objectContaining({ msg: 'request refused' })));
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  await app.close();
});

it('a database that was dropped: 503 everywhere, at the login, too', async () => {
  const app = await startTestApp();
  const token = await app.signIn('ana.paredes@correo.example');
  await app.dropDatabase();
  const answers = [
    await app.call({ method: 'GET', url: '/readyz' }),
    await app.call({ method: 'GET', url: listBillingAccounts.path, token }),
    await app.call({
      method: 'POST',
      url: login.path,
      payload: { username: 'ana.paredes@correo.example', password: 'Portal2026' },
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  await app.close();
});
