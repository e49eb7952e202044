// E-mail, SMS and push, watched: a span of each try and what became of it, by nothing of whom it was for.
import { inSpan } from '@portal/trace/trace';
import type { EmailSender } from '../providers/email/port.ts';
import type { PushSender } from '../providers/push/port.ts';
import type { SmsSender } from '../providers/sms/port.ts';

const tried = <Result extends string | { status: string }>(
  name: string,
  send: () => Promise<Result>,
): Promise<Result> =>
  inSpan({ name, kind: 'client' }, async (span) => {
    const result = await send();
    span?.set({ 'portal.outcome': typeof result === 'string' ? result : result.status });
    return result;
  });

export const instrumentedEmail = (sender: EmailSender): EmailSender => ({
  ...sender,
  send: (order) => tried('e-mail send', () => sender.send(order)),
});

export const instrumentedSms = (sender: SmsSender): SmsSender => ({
  ...sender,
  send: (order) => tried('SMS send', () => sender.send(order)),
});

export const instrumentedPush = (sender: PushSender): PushSender => ({
  ...sender,
  send: (keys, to, payload) => tried('push send', () => sender.send(keys, to, payload)),
});
