// Answers that are files: to be saved under their name, and never shown or run in place.
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  name: string;
  type: string;
  content: Uint8Array | string | Readable;
}

export function sendFile(reply: FastifyReply, { name, type, content }: SentFile): FastifyReply {
  return reply
    .type(type)
    .headers({
      'Content-Disposition': attachmentNamed(name),
      // Whoever opens it in a browser after all opens it without scripts, forms and an origin.
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'; object-src 'none'",
    })
    .serializer((payload) => payload as unknown as string)
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
}

/** What an operator's bill or a customer's file is called may hold what no header and no name of a file does. */
function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '-');
  const whole = encodeURIComponent(name.replace(/[/\\]/g, '-')).replace(/['()*]/g, '-');
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
}
