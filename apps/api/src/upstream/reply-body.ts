// Reads the body of an answer: JSON, or a file; and no more of it than anybody needs.
import { NotUnderstood } from '@portal/operator-tmf/call';

const files = /^application\/(pdf|xml|octet-stream)\b/;
const atMostBytes = 16 * 1024 * 1024;

export async function bodyOf(response: Response): Promise<unknown> {
  const bytes = await bytesOf(response);
  const type = response.headers.get('content-type') ?? '';
  if (files.test(type)) return bytes;
  try {
    if (bytes.length === 0) return undefined;
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Of an answer that failed anyway, such as a proxy's page, the status says enough.
    if (!response.ok) return undefined;
    throw new NotUnderstood('no JSON');
  }
}

async function bytesOf({ body }: Response): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > atMostBytes) throw new NotUnderstood('too long');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
