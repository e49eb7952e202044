// A push service and a browser that is subscribed to it, over a real socket: it reads what only that browser can.
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

export interface Pushed {
  headers: IncomingMessage['headers'];
  words: unknown;
}

export interface PushService {
  /** Of one browser; two of them have different ones. */
  subscription(): { endpoint: string; keys: { p256dh: string; auth: string } };
  pushed: Pushed[];
  /** What the next requests are answered; 201 when there is nothing here. */
  answers: number[];
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const answers: number[] = [];
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? '');
    const words = browser && decryptFor(browser, Buffer.concat(chunks));
    pushed.push({ headers: request.headers, words });
    response.writeHead(answers.shift() ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    pushed,
    answers,
    subscription() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      browsers.set(path, { ecdh, auth });
      const p256dh = ecdh.getPublicKey().toString('base64url');
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decryptFor({ ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }, body: Buffer) {
  const text = decrypt(body, {
    version: 'aes128gcm',
    privateKey: ecdh,
    authSecret: auth.toString('base64url'),
  });
  return JSON.parse(text.toString('utf8'));
}

/** What a push service checks: `vapid t=…, k=…`, signed with the key that the browser subscribed with. */
export function readVapid(header: string | undefined, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(header ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (key !== publicKey) return null;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const ours = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: ours, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(body, 'base64url').toString()) : null;
}
