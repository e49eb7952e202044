// The providers, watched: how long each takes and what it says, by nothing of a purchase or a message.
import { inSpan } from '@portal/trace/trace';
import type { PaymentGateway } from '../providers/card-payments/port.ts';
import type { EmailSender } from '../providers/email/port.ts';
import type { PushSender } from '../providers/push/port.ts';
import type { SmsSender } from '../providers/sms/port.ts';
import type { WhatsappSender } from '../providers/whatsapp/port.ts';
import type { Counts, ProviderCall } from './counts.ts';

export function instrumentedGateway(
  gateway: PaymentGateway,
  counts: Pick<Counts, 'provider'>,
): PaymentGateway {
  async function watched<T extends { status: string; reason?: string } | null>(
    call: ProviderCall,
    ask: () => Promise<T>,
  ): Promise<T> {
    return inSpan({ name: `card provider ${call}`, kind: 'client' }, async (span) => {
      const from = performance.now();
      const answer = await ask();
      const outcome = answer === null ? 'none' : (answer.reason ?? answer.status);
      counts.provider(call, outcome, (performance.now() - from) / 1_000);
      span?.set({ 'portal.outcome': outcome });
      return answer;
    });
  }
  return {
    charge: (order) => watched('charge', () => gateway.charge(order)),
    lookup: (question) => watched('lookup', () => gateway.lookup(question)),
    refund: (order) => watched('refund', () => gateway.refund(order)),
    save: (order) => watched('save', () => gateway.save(order)),
    findSaved: (question) => watched('findSaved', () => gateway.findSaved(question)),
    async forgetCard(card) {
      const { status } = await watched('forget', async () => ({
        status: (await gateway.forgetCard(card)) ? 'forgotten' : 'unknown',
      }));
      return status === 'forgotten';
    },
    verifyWebhook: gateway.verifyWebhook,
  };
}

const tried = <Result extends string | { status: string }>(
  name: string,
  send: () => Promise<Result>,
): Promise<Result> =>
  inSpan({ name, kind: 'client' }, async (span) => {
    const result = await send();
    span?.set({ 'portal.outcome': typeof result === 'string' ? result : result.status });
    return result;
  });

/** E-mail, SMS, WhatsApp and push, watched: a span of each try and what became of it, by nothing of whom it was for. */
export const instrumentedEmail = (sender: EmailSender): EmailSender => ({
  ...sender,
  send: (order) => tried('e-mail send', () => sender.send(order)),
});

export const instrumentedSms = (sender: SmsSender): SmsSender => ({
  ...sender,
  send: (order) => tried('SMS send', () => sender.send(order)),
});

export const instrumentedWhatsapp = (sender: WhatsappSender): WhatsappSender => ({
  ...sender,
  send: (order) => tried('WhatsApp send', () => sender.send(order)),
});

export const instrumentedPush = (sender: PushSender): PushSender => ({
  ...sender,
  send: (keys, to, payload) => tried('push send', () => sender.send(keys, to, payload)),
});
