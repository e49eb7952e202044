// One HTTP call to the provider: either its JSON answer, or the fact that the answer was lost.

import { tracingHeaders } from '@portal/trace/trace';

export type KushkiAnswer = { status: number; body: unknown } | { lost: 'timeout' | 'network' };

interface KushkiCall {
  url: URL;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
}

const longestAnswerBytes = 256 * 1024;

/** Never throws. Connections are kept alive by the pool behind `fetch`, which never repeats a POST by itself. */
export async function callKushki({
  url,
  method,
  headers,
  body,
  timeoutMs,
}: KushkiCall): Promise<KushkiAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...tracingHeaders(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would repeat the call, and its private header, somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response);
    return { status: response.status, body: response.status === 204 ? null : JSON.parse(text) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { lost: isLate ? 'timeout' : 'network' };
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestAnswerBytes) throw new Error('The answer is too long.');
  }
  return Buffer.concat(chunks).toString();
}
