// SMS through an aggregator's HTTP gateway: one POST of JSON made from a template.
import { nationalNumber } from '@portal/market/service-number';
import { tracingHeaders } from '@portal/trace/trace';
import type { SmsOrder, SmsResult, SmsSender } from './port.ts';
import type { SmsGatewaySettings } from './settings.ts';

export interface HttpSmsOptions extends Omit<SmsGatewaySettings, 'kind'> {
  timeoutMs?: number;
}

export function createHttpSmsSender({
  url,
  headers,
  template,
  timeoutMs = 10_000,
}: HttpSmsOptions): SmsSender {
  return {
    start() {},

    async send(order) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'idempotency-key': order.messageId,
            ...tracingHeaders(),
            ...headers,
          },
          body: bodyOf(template, order),
          // A redirect would carry the text, and our credentials, somewhere else.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        return resultOf(answer.status);
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        return { status: 'unavailable', reason: isLate ? 'timeout' : 'network' };
      }
    },

    async close() {},
  };
}

/** In one pass: a text that says «{to}» stays as it is. */
function bodyOf(template: string, { messageId, to, text }: SmsOrder): string {
  const values: Record<string, string> = { to, text, national: nationalNumber(to), id: messageId };
  return template.replace(/\{(to|national|text|id)\}/g, (_match, name: string) =>
    JSON.stringify(values[name]).slice(1, -1),
  );
}

/** Our own credentials, whose messages leave once they are right; a slow gateway, and its pace. */
const mayPass = new Set([401, 403, 408, 429]);

function resultOf(status: number): SmsResult {
  if (status >= 200 && status < 300) return { status: 'accepted', reference: null };
  const isPermanent = status >= 400 && status < 500 && !mayPass.has(status);
  return { status: isPermanent ? 'refused' : 'unavailable', reason: `HTTP ${status}` };
}
