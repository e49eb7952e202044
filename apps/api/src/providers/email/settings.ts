// The e-mail server's address as one setting: smtp://user:password@host:587 or smtps://user:password@host:465
import { z } from 'zod';

export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  isSecure: boolean;
  /** Without TLS nothing is sent. */
  requiresTls: boolean;
  auth: { user: string; pass: string } | null;
  from: { name: string; address: string };
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const known = new Set(['requireTLS']);

export const emailUrlSchema = z.string().transform((text, context): Omit<SmtpSettings, 'from'> => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    return refuse('must look like smtp://user:password@host:587 or smtps://user:password@host:465');
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name));
  if (unknown) return refuse(`knows no option ${unknown}; it knows ${[...known].join(', ')}`);
  const isSecure = url.protocol === 'smtps:';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : null;
  const asked = url.searchParams.get('requireTLS');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    // A password never travels in the clear unless somebody says so or the server is this machine.
    requiresTls: asked === null ? auth !== null && !loopback.test(url.hostname) : asked === 'true',
    auth,
  };
});

const sender = /^(?:([^<>"\p{Cc}]*?)\s*<)?([^\s@<>,;:"]+@[^\s@<>,;:"]+?)>?$/u;

/** `Mi Claro <avisos@operador.example>`, or the address alone. */
export const emailFromSchema = z.string().transform((text, context): SmtpSettings['from'] => {
  const [, name = '', address] = sender.exec(text) ?? [];
  if (address && text.includes('<') === text.endsWith('>')) return { name, address };
  context.addIssue({ code: 'custom', message: 'must look like Mi Claro <avisos@operador.example>' });
  return z.NEVER;
});
