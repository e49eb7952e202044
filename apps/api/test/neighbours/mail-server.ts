// An SMTP server over TCP that keeps what it is given, and can be told to refuse.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  user: string | null;
  isSecure: boolean;
  /** As it came over the wire. */
  raw: string;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** How often a recipient was named. */
  tries: number;
  /** Connections so far. */
  connections: number;
  /** The reply to the next recipients; null accepts. */
  refusesWith: { code: number; text: string } | null;
  close(): Promise<void>;
}

export const mailAccount = { user: 'portal', pass: 'clave de correo' };

export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const mail: MailServer = {
    port: 0,
    received: [],
    tries: 0,
    connections: 0,
    refusesWith: null,
    async close() {
      server.close();
      for (const connection of server.connections) connection.close();
      if (server.server.listening) await once(server.server, 'close');
    },
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: options.cert ? [] : ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onConnect(_session, done) {
      mail.connections++;
      done();
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === mailAccount.user && password === mailAccount.pass;
      done(isRight ? null : new Error('who are you'), { user: username ?? '' });
    },
    onRcptTo({ address }, _session, done) {
      mail.tries++;
      const { refusesWith } = mail;
      if (!refusesWith) return done();
      done(Object.assign(new Error(`${address}: ${refusesWith.text}`), { responseCode: refusesWith.code }));
    },
    async onData(stream, { envelope, user, secure }, done) {
      mail.received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        user: typeof user === 'string' ? user : null,
        isSecure: secure,
        raw: await textOf(stream),
      });
      done();
    },
    ...options,
  });
  // A client that goes away in the middle of a handshake.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  mail.port = (server.server.address() as AddressInfo).port;
  return mail;
}
