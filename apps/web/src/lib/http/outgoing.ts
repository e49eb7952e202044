// How a request looks on its way out: its address, and the headers of the documents.

/** What the headers need from the session, lent by `api/`. */
export interface Sender {
  bearer: () => string | null;
  clientIp: () => string | null;
  /** A new `EC-100…` number for each request. */
  nextRequestId: () => string;
  /** `Pospago`, `Prepago`, `Hogar` or `ND`, by the number of the line. */
  lineOfBusiness: (claroid: string) => string;
}

export interface Outgoing {
  path: string;
  /** `:id` in the path comes from these. */
  params?: unknown;
  /** Empty words are left out. */
  query?: unknown;
  body?: unknown;
  /** The header `transaction-name`. */
  name: string;
  /** The number of the line the request is about; sent as `claroid`. */
  line?: string;
  /** Headers of this call alone: `action`, `serviceid`, `OperationId`, `Token`. */
  headers?: Record<string, string>;
}

export function addressOf({ path, params, query }: Outgoing): string {
  const values = (params ?? {}) as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(values[key] ?? ''));
  const words = Object.entries((query ?? {}) as Record<string, string | undefined>);
  const search = new URLSearchParams(words.filter((word): word is [string, string] => word[1] !== undefined));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

export function headersOf(sender: Sender, input: Outgoing, bearer: string | null): Headers {
  const requestId = sender.nextRequestId();
  const headers = new Headers({
    accept: 'application/json',
    channel: 'WEB',
    'transaction-name': input.name,
    'Request-UUID': requestId,
    'Response-UUID': requestId,
    lineofbusiness: input.line === undefined ? 'ND' : sender.lineOfBusiness(input.line),
  });
  const clientIp = sender.clientIp();
  if (clientIp) headers.set('client-ip', clientIp);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (input.line !== undefined) headers.set('claroid', input.line);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(input.headers ?? {})) headers.set(name, value);
  return headers;
}
