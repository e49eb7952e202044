// E-mail over SMTP: pooled connections, TLS as the setting says, a plain HTML alternative beside the text.
import { createTransport } from 'nodemailer';
import type { Attachment, EmailOrder, EmailResult, EmailSender } from './port.ts';
import type { SmtpSettings } from './settings.ts';

export interface SmtpOptions extends SmtpSettings {
  /** Bounds one try from its connection to the server's answer. */
  timeoutMs?: number;
}

export function createSmtpSender(options: SmtpOptions, letterhead: Letterhead | null = null): EmailSender {
  const { timeoutMs = 45_000, from } = options;
  const transport = createTransport({
    pool: true,
    host: options.host,
    port: options.port,
    secure: options.isSecure,
    requireTLS: options.requiresTls,
    ...(options.auth ? { auth: options.auth } : {}),
    maxConnections: 5,
    // The queue tries again, and counts; the pool must not do so behind its back.
    maxRequeues: 1,
    connectionTimeout: Math.min(10_000, timeoutMs),
    greetingTimeout: Math.min(10_000, timeoutMs),
    socketTimeout: Math.min(20_000, timeoutMs),
    dnsTimeout: Math.min(5_000, timeoutMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  return {
    async send(order) {
      const to = order.to;
      if (!oneAddress.test(to)) return { status: 'refused', reason: 'not an address' };
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          // The same for every try: a mailbox that got it twice can tell.
          messageId: `<${order.messageId}@${domain}>`,
          subject: oneLine(order.subject),
          text: order.text,
          html: htmlOf(order, letterhead),
          attachments: order.attachment ? [attached(order.attachment)] : [],
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
        return { status: 'accepted', reference: null };
      } catch (error) {
        return failureOf(error);
      }
    },

    async close() {
      transport.close();
    },
  };
}

const attached = ({ name: filename, content }: Attachment) => ({
  filename,
  contentType: 'application/pdf',
  content: Buffer.from(content),
});

const oneAddress = /^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+$/;

/** A line break in a subject would begin a header of somebody else's choice. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The server's own sentence is left out: it may quote the address. */
function failureOf(error: unknown): EmailResult {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (typeof responseCode === 'number') {
    const status = isAboutMessage && responseCode >= 500 ? 'refused' : 'unavailable';
    return { status, reason: `SMTP ${responseCode}` };
  }
  return { status: 'unavailable', reason: typeof code === 'string' ? code : 'unknown' };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The brand's logo on top of a mail, where it is a PNG: mail programs show no SVG. */
export interface Letterhead {
  brand: string;
  logoUrl: string;
}

function htmlOf({ subject, text }: EmailOrder, letterhead: Letterhead | null): string {
  const escapeHtml = (words: string) => words.replace(/[&<>"]/g, (character) => entities[character] ?? '');
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  const head = letterhead
    ? `<p><img src="${escapeHtml(letterhead.logoUrl)}" alt="${escapeHtml(letterhead.brand)}" height="40" style="display:block;max-width:240px"></p>\n`
    : '';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1f1f1f">
${head}${paragraphs}
</body></html>`;
}
