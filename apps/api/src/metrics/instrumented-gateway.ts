// The card provider, watched: how long it takes and what it says, by nothing of the purchase.
import { inSpan } from '@portal/trace/trace';
import type { PaymentGateway } from '../providers/card-payments/port.ts';
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
