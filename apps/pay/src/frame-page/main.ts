// The payment frame's page: what is to be paid is asked for first, with the portal's credentials where a type needs them.
import { portalBase } from '@portal/market/path';
import { sandboxCards } from '../charges/cards.ts';
import { type AskBank, askBank } from './bank-view.ts';
import { type Card, cardForm } from './card-form.ts';
import { button, make, show } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';
import { type PayEnd, pay } from './pay.ts';
import { balanceView, chooser, ending, head, money, notice, summary, title, waiting } from './views.ts';
import {
  type Answer,
  type Choice,
  leftToPay,
  type Order,
  type PortalWindow,
  portalWindow,
  post,
  refusalIn,
} from './wire.ts';

// The terms, accepted before anything is bought, as on the portal's own pages; a bill needs none.

const { terms: termsCopy } = frameCopy;

type Terms = {
  node: HTMLElement;
  /** Otherwise it says so, and takes the focus. */
  areAccepted(): boolean;
};

function termsOf(portalOrigin: string): Terms {
  const note = make('p', { id: 'terms-note', class: 'note wrong' });
  const box = make('input', {
    id: 'terms',
    type: 'checkbox',
    'aria-describedby': 'terms-note',
    onchange: () => judge(),
  });
  function judge(): void {
    note.textContent = box.checked ? '' : termsCopy.missing;
    box.setAttribute('aria-invalid', String(!box.checked));
  }
  const link = {
    href: `${portalOrigin}${portalBase}/terminos-y-condiciones`,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  return {
    node: make(
      'div',
      { class: 'card terms' },
      make('label', { class: 'check' }, box, make('span', {}, termsCopy.accept)),
      note,
      make('a', link, termsCopy.read),
    ),
    areAccepted() {
      judge();
      if (!box.checked) box.focus();
      return box.checked;
    },
  };
}

// From what can be paid to how it ended: choosing, the card, the confirmation, and every way out.

function checkout(answer: Answer, portal: PortalWindow, publicMerchantId: string): void {
  const order = answer.body as Order;
  const isByCard = order.paymentMethod['@type'] === 'bankCard';
  const isOnInvoice = order.paymentMethod['@type'] === 'account';
  const isOnlyOne = order.choices.length === 1;
  let chosen: Choice | null = order.choices[0] ?? null;
  let isBusy = false;
  let isOver = false;
  const form = isByCard ? cardForm(submit, order.savesCard) : null;
  const terms = termsOf(order.portalOrigin);
  const expiry = setTimeout(expire, leftToPay(order, answer));

  if (isOnlyOne) showConfirming(null);
  else showChoosing();

  function showChoosing(): void {
    show(
      head(order.brand),
      title(order),
      chooser(order, chosen, (choice) => {
        chosen = choice;
      }),
      bar(frameCopy.choose.goOn, () => showConfirming(null)),
      demoTools(),
    );
  }

  function showConfirming(refusal: string | null): void {
    const { choice, label } = wish();
    show(
      head(order.brand),
      title(order),
      refusal === null ? null : notice(refusal),
      summary(order, choice, isOnlyOne ? null : showChoosing),
      order.balance ? balanceView(order.balance.amount, choice.totalAmount.amount) : null,
      form?.node ?? null,
      needsTerms(choice) ? terms.node : null,
      bar(label, submit),
      demoTools(),
    );
  }

  function bar(label: string, onPress: () => void): HTMLElement {
    return make(
      'div',
      { class: 'bar' },
      portal.isThere ? button(frameCopy.cancel, 'tonal', cancel) : null,
      button(label, 'primary', onPress),
    );
  }

  function demoTools(): HTMLElement {
    return tools(order.sid, {
      approve: (card) => void payWith(isByCard ? card : null),
      decline: () => end(frameCopy.ended.refused, 'DENIED'),
      goQuiet: () => {
        isOver = true;
        show(head(order.brand), ending(frameCopy.ended.quiet));
      },
    });
  }

  function wish(): { choice: Choice; label: string } {
    if (!chosen) throw new Error('there is nothing to choose');
    const price = money(chosen.totalAmount.amount);
    return { choice: chosen, label: isByCard ? frameCopy.pay(price) : frameCopy.confirm(price) };
  }

  function submit(): void {
    const card = form ? form.read() : null;
    if (form && !card) return;
    if (needsTerms(wish().choice) && !terms.areAccepted()) return;
    void payWith(card);
  }

  async function payWith(card: Card | null): Promise<void> {
    if (isBusy || isOver) return;
    isBusy = true;
    const { choice } = wish();
    show(head(order.brand), waiting(isOnInvoice ? frameCopy.charging : frameCopy.paying));
    const saves = form?.isToBeSaved() ?? false;
    const sent = pay({ order, choice, card, saves, publicMerchantId, askBank: ask }, showUnknown);
    form?.forget('cvc');
    const outcome = await sent;
    isBusy = false;
    if (!isOver) conclude(outcome, choice);
  }

  /** In place of the waiting, which comes back when the bank has been answered. */
  async function ask(question: Parameters<AskBank>[0]) {
    const isAnswered = await askBank(question, (...views) => show(head(order.brand), ...views));
    show(head(order.brand), waiting(frameCopy.paying));
    return isAnswered;
  }

  function conclude(outcome: PayEnd, choice: Choice) {
    if (outcome.kind === 'paid') return paid(outcome);
    if (outcome.kind === 'over') return end(frameCopy.ended[outcome.why], outcome.why.toUpperCase());
    if (outcome.kind === 'unknown') {
      isOver = true;
      show(head(order.brand), ending({ ...frameCopy.unknown, text: frameCopy.unknown.later }));
      return;
    }
    if (outcome.newDollars !== undefined) choice.totalAmount = { amount: outcome.newDollars };
    if (outcome.withCard) form?.forget('card');
    showConfirming(outcome.text);
  }

  function showUnknown(): void {
    show(head(order.brand), ending(frameCopy.unknown, waiting(frameCopy.paying)));
  }

  function paid({ reference, authorization }: Extract<PayEnd, { kind: 'paid' }>): void {
    isOver = true;
    clearTimeout(expiry);
    const { charged, framed, tab, reference: label } = frameCopy.paid;
    const back = portal.isThere ? framed : tab;
    const words = isOnInvoice
      ? { title: charged.title, text: `${charged.text} ${back}` }
      : { title: frameCopy.paid.title, text: back };
    const known = authorization && make('p', { class: 'quiet' }, `${label}: ${authorization}`);
    show(head(order.brand), ending(words, known || null));
    portal.tell({ status: 'EXITO', reference });
  }

  /** Nothing was charged, and nothing will be. */
  function end(words: { title: string; text: string }, code: string): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(expiry);
    show(head(order.brand), ending(words));
    portal.tell({ status: 'ERROR', code, message: words.title });
  }

  function cancel(): void {
    end(frameCopy.ended.cancelled, 'CANCELLED');
  }

  function expire(): void {
    if (isBusy) return;
    form?.forget('card');
    end(frameCopy.ended.expired, 'EXPIRED');
  }
}

const needsTerms = (choice: Choice): boolean => choice['@referredType'] !== 'bill';

/** What only a demonstration has: endings at a press, silence, and a stranger who says that all went well. */
const { tools: toolsCopy } = frameCopy;

type ToolActs = {
  /** Pays what is chosen, with the card that is always approved. */
  approve: (card: Card) => void;
  decline: () => void;
  goQuiet: () => void;
};

function tools(sid: string, acts: ToolActs): HTMLElement {
  const stranger = make('div', { class: 'stranger' });
  return make(
    'details',
    { class: 'tools' },
    make('summary', {}, toolsCopy.title),
    make('p', { class: 'quiet' }, toolsCopy.text),
    make(
      'div',
      { class: 'buttons' },
      button(toolsCopy.approve, 'tonal', () => acts.approve(approvedCard())),
      button(toolsCopy.decline, 'tonal', acts.decline),
      button(toolsCopy.quiet, 'tonal', acts.goQuiet),
      button(toolsCopy.stranger, 'tonal', () =>
        stranger.replaceChildren(
          make('iframe', {
            title: toolsCopy.strangerFrame,
            src: `/pay/stranger#sid=${encodeURIComponent(sid)}`,
            sandbox: 'allow-scripts',
          }),
        ),
      ),
    ),
    stranger,
  );
}

function approvedCard(): Card {
  const number = sandboxCards.find(({ outcome }) => outcome === 'approved')?.number ?? '';
  return { name: toolsCopy.holder, number, cvv: '123', expiryMonth: '12', expiryYear: '39' };
}

type FrameSettings = { portalOrigins: string[]; publicMerchantId: string };

const needCredentials = ['recharge', 'data_packets', 'roaming_packages'];

const meta = document.querySelector<HTMLMetaElement>('meta[name="frame-settings"]');
const { portalOrigins, publicMerchantId } = JSON.parse(meta?.content ?? '{}') as FrameSettings;
const type = location.pathname.split('/').at(-1) ?? '';
const sid = new URLSearchParams(location.hash.slice(1)).get('sid') ?? '';
const portal = portalWindow(portalOrigins, sid);

void begin();

async function begin(): Promise<void> {
  if (sid === '') return show(head(''), ending(frameCopy.ended.incomplete));
  show(head(''), waiting(frameCopy.waiting));
  if (!needCredentials.includes(type)) return load({});
  const credentials = await portal.askForCredentials();
  if (!credentials) return show(head(''), ending(frameCopy.ended.silent));
  await load(credentials);
}

/** Asked again with the same credentials: what never arrived has not spent them. */
async function load(credentials: object): Promise<void> {
  const answer = await post('/pay/redemption', { sid, ...credentials });
  if (answer.status === 200) return checkout(answer, portal, publicMerchantId);
  if (answer.status === 0 || answer.status === 429 || answer.status >= 500) {
    const retry = button(frameCopy.failed.retry, 'primary', () => {
      show(head(''), waiting(frameCopy.waiting));
      void load(credentials);
    });
    return show(head(''), ending(frameCopy.failed, retry));
  }
  const { code } = refusalIn(answer);
  const why = code === 'BILL_NOT_PAYABLE' || code === 'NOT_FOR_THIS_LINE' ? 'nothing' : 'closed';
  show(head(''), ending(frameCopy.ended[why]));
  portal.tell({ status: 'ERROR', code, message: frameCopy.ended[why].title });
}
