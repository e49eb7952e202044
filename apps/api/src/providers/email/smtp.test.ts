// Against an SMTP server over TCP.
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { localhostCertificate } from '../../../test/neighbours/localhost-certificate.ts';
import { type MailServer, mailAccount, startMailServer } from '../../../test/neighbours/mail-server.ts';
import type { EmailOrder, EmailSender } from './port.ts';
import { createSmtpSender, type SmtpOptions } from './smtp.ts';

let server: MailServer;
let sender: EmailSender;

afterEach(async () => {
  await sender.close();
  await server.close();
});

async function start(
  options: Partial<SmtpOptions> = {},
  serverOptions: Parameters<typeof startMailServer>[1] = {},
): Promise<void> {
  server = await startMailServer(0, serverOptions);
  sender = createSmtpSender({
    host: '127.0.0.1',
    port: server.port,
    isSecure: false,
    requiresTls: false,
    auth: null,
    from: { name: 'Mi Claro', address: 'avisos@operador.example' },
    timeoutMs: 3_000,
    ...options,
  });
}

const send = (order: Partial<EmailOrder> = {}) =>
  sender.send({
    messageId: 'm1',
    to: 'ana@correo.example',
    subject: '123456 es tu codigo',
    text: 'Tu codigo es 123456.\n\nVence en <5> minutos\ny no se repite.',
    attachment: null,
    ...order,
  });

/** Header lines, unfolded. */
const headersOf = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

describe('a mail', () => {
  it('arrives with its text, the same as HTML, and the headers of a notice', async () => {
    await start({ auth: mailAccount });
    expect(await send()).toEqual({ status: 'accepted', reference: null });
    const [mail] = server.received;
    expect(mail).toMatchObject({
      from: 'avisos@operador.example',
      to: ['ana@correo.example'],
      user: 'portal',
    });
    const raw = mail?.raw ?? '';
    const headers = headersOf(raw);
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Mi Claro <avisos@operador.example>',
        'To: ana@correo.example',
        'Subject: 123456 es tu codigo',
        'Message-ID: <m1@operador.example>',
        'Auto-Submitted: auto-generated',
      ]),
    );
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Vence en <5> minutos');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(raw).toContain('<p>Vence en &lt;5&gt; minutos<br>y no se repite.</p>');
  });

  it('cannot grow a header or a second recipient', async () => {
    await start();
    await send({ subject: 'Hola\r\nBcc: otra@correo.example\r\n\r\n<script>' });
    expect(server.received[0]?.to).toEqual(['ana@correo.example']);
    const headers = headersOf(server.received[0]?.raw ?? '');
    expect(headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(headers).toContain('Subject: Hola Bcc: otra@correo.example <script>');
    for (const to of [
      'a@b.example, c@d.example',
      'a@b.example\r\nRCPT TO:<c@d.example>',
      'Ana <a@b.example>',
    ])
      expect(await send({ to }), to).toEqual({ status: 'refused', reason: 'not an address' });
    expect(server.received).toHaveLength(1);
  });

  it('shares its connection with those that follow', async () => {
    await start();
    for (let count = 0; count < 3; count++) expect((await send()).status).toBe('accepted');
    expect(server.connections).toBe(1);
  });
});

describe('a server that refuses', () => {
  it('for good is not asked again; for now, it may be; its words are not repeated', async () => {
    await start();
    server.refusesWith = { code: 550, text: 'no such person' };
    expect(await send()).toEqual({ status: 'refused', reason: 'SMTP 550' });
    server.refusesWith = { code: 451, text: 'later' };
    expect(await send()).toEqual({ status: 'unavailable', reason: 'SMTP 451' });
    server.refusesWith = null;
    expect((await send()).status).toBe('accepted');
  });

  it('our password is a fault of ours: the mail is kept for a further try', async () => {
    await start({ auth: { user: 'portal', pass: 'otra' } });
    expect(await send()).toEqual({ status: 'unavailable', reason: 'SMTP 535' });
    expect(server.tries).toBe(0);
  });
});

describe('a server that fails', () => {
  it('is gone and comes back', async () => {
    await start();
    expect((await send()).status).toBe('accepted');
    const { port } = server;
    await server.close();
    expect((await send()).status).toBe('unavailable');
    server = await startMailServer(port);
    await eventually(async () => expect((await send()).status).toBe('accepted'));
  });

  it('does not answer: the try ends in time', async () => {
    await start({ timeoutMs: 150 }, { onRcptTo: () => {} });
    expect((await send()).status).toBe('unavailable');
  });
});

describe('TLS', () => {
  const trusted = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(trusted));
  const trustIt = () => setDefaultCACertificates([...trusted, localhostCertificate.cert]);

  it('from the first byte, with smtps', async () => {
    trustIt();
    await start({ host: 'localhost', isSecure: true }, { ...localhostCertificate, secure: true });
    expect((await send()).status).toBe('accepted');
    expect(server.received[0]?.isSecure).toBe(true);
  });

  it('begun on the way, where the server offers it', async () => {
    trustIt();
    await start({ host: 'localhost', auth: mailAccount }, localhostCertificate);
    expect((await send()).status).toBe('accepted');
    expect(server.received[0]).toMatchObject({ isSecure: true, user: 'portal' });
  });

  it('is not spoken with a stranger', async () => {
    await start({ host: 'localhost', isSecure: true }, { ...localhostCertificate, secure: true });
    expect((await send()).status).toBe('unavailable');
    expect(server.received).toEqual([]);
  });

  it('required and not offered: nothing is sent, the password least of all', async () => {
    const onAuth = vi.fn();
    await start({ requiresTls: true, auth: mailAccount }, { onAuth });
    expect((await send()).status).toBe('unavailable');
    expect(onAuth).not.toHaveBeenCalled();
    expect(server.tries).toBe(0);
  });
});
