// A purchase whose answer comes when another tab has learnt the outcome already: nobody is left before a silent button.
import { createPayment, listPayments } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { paths } from '../src/lib/place/paths.ts';
import { keepDraft } from '../src/session/purchase-drafts.ts';
import { closePurchase, openPurchase, sentPurchase } from '../src/session/purchases.ts';
import { ana, postpaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { heading, main, openPortal, show } from './portal/portal.tsx';

it('the tab that hears last says that it is being verified, and asks for the purchase by its key', async () => {
  const server = await openPortal('/home/with-services', ana);
  await expect.element(heading).toMatchTextContent('Hola, Ana');
  const subject = `recarga:${postpaid}:600`;
  const { correlatorId } = openPurchase(subject);
  const what = { kind: 'recharge', line: postpaid, itemId: postpaid, amountCents: 600 } as const;
  keepDraft({ ...what, subject, correlatorId, method: 'invoice', card: null });
  server.refuse(createPayment, 'KEY_REUSED');
  const answer = server.hold(createPayment);
  server.answer(listPayments, []);

  show(paths.rechargeReview());
  await main.getByRole('checkbox').click();
  await main.getByRole('button', { name: 'Finalizar recarga' }).click();
  await expect.poll(() => server.asked(createPayment)).toHaveLength(1);
  // The other tab has its receipt.
  closePurchase(subject, correlatorId);
  answer();

  await expect.element(main).toMatchTextContent('Tu pago está en verificación');
  await inspect('a purchase that another tab has ended');
  expect(server.asked(listPayments).at(-1)?.words.get('correlatorId')).toBe(correlatorId);
  // Whoever loads the page anew goes on waiting.
  expect(sentPurchase(subject)?.correlatorId).toBe(correlatorId);
});
