// What the page looks like at each step; what a press does is the caller's.
import { market } from '@portal/market/here';
import { centsOf, unitsOf } from '@portal/market/money';
import { button, type Child, make } from './elements.ts';
import { frameCopy as copy } from './frame-page.copy.ts';
import type { Choice, Order } from './wire.ts';

// Figures and moments as people of the market read them, wherever the device believes to be.

const figures = new Intl.NumberFormat(market.locale, {
  minimumFractionDigits: market.currency.decimals,
  maximumFractionDigits: market.currency.decimals,
  useGrouping: 'always',
});
const clock = new Intl.DateTimeFormat(market.locale, {
  timeZone: market.zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `$1.234,50`; negative `-$4,35`. */
export function money(dollars: number): string {
  return `${dollars < 0 ? '-' : ''}${market.currency.symbol}${figures.format(Math.abs(dollars))}`;
}

export function timeOfDay(moment: string): string {
  return clock.format(new Date(moment));
}

/** Over every step: whose page it is, and that nothing here is real. */
export function head(brand: string): HTMLElement {
  return make(
    'header',
    {},
    make('p', { class: 'brand' }, brand),
    make('p', { class: 'demo' }, make('strong', {}, copy.demo), ` ${copy.demoNote}`),
  );
}

export function title(order: Order): HTMLElement {
  return make(
    'div',
    { class: 'title' },
    make('h1', {}, copy.titles[order.type] ?? ''),
    make('p', { class: 'quiet' }, copy.line(order.maskedService)),
    make('p', { class: 'quiet' }, copy.until(timeOfDay(order.expiresAt))),
    order.balance ? make('p', { class: 'quiet' }, copy.balance.before(money(order.balance.amount))) : null,
  );
}

/** A list to choose one of, top-ups before packages. */
export function chooser(
  order: Order,
  chosen: Choice | null,
  onChoose: (choice: Choice) => void,
): HTMLElement {
  const kinds = (['recharge', 'package', 'bill'] as const).filter((kind) =>
    order.choices.some((choice) => choice['@referredType'] === kind),
  );
  return make(
    'fieldset',
    { class: 'card' },
    make('legend', {}, isToBuy(order) ? copy.choose.legendToBuy : copy.choose.legend),
    ...kinds.flatMap((kind) => [
      kinds.length > 1 ? make('h2', {}, copy.choose.groups[kind]) : null,
      ...order.choices
        .filter((choice) => choice['@referredType'] === kind)
        .map((choice) => option(choice, choice === chosen, () => onChoose(choice))),
    ]),
  );
}

function option(choice: Choice, isChosen: boolean, onChoose: () => void): HTMLElement {
  return make(
    'label',
    { class: 'option' },
    make('input', { type: 'radio', name: 'choice', checked: isChosen, onchange: onChoose }),
    make('span', { class: 'what' }, make('strong', {}, choice.name), make('small', {}, choice.description)),
    make('span', { class: 'price' }, money(choice.totalAmount.amount)),
  );
}

/** What was chosen, with its price, and the way back to the list when there is one. */
export function summary(order: Order, choice: Choice, onChange: (() => void) | null): HTMLElement {
  const isBill = choice['@referredType'] === 'bill';
  const method = copy.methods[order.paymentMethod['@type']];
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'summary' },
    make(
      'div',
      { class: 'between' },
      make('h2', { id: 'summary' }, isToBuy(order) ? copy.summary.titleToBuy : copy.summary.title),
      onChange && button(copy.summary.change, 'link', onChange),
    ),
    make('p', {}, make('strong', {}, choice.name)),
    make('p', { class: 'quiet' }, choice.description),
    make(
      'p',
      { class: 'between total' },
      make('span', {}, copy.summary.total),
      make('strong', {}, money(choice.totalAmount.amount)),
    ),
    isBill ? null : make('p', { class: 'quiet' }, copy.summary.tax),
    method ? make('p', {}, method) : null,
  );
}

/** What the balance is before, what it will be after, and whether it is enough: only more than the price is. */
export function balanceView(balance: number, price: number): HTMLElement {
  const words = copy.balance;
  const left = unitsOf(centsOf(balance) - centsOf(price));
  const isEnough = left > 0;
  const row = (term: string, figure: string, look: string) =>
    make('p', { class: `between ${look}` }, make('span', {}, term), make('strong', {}, figure));
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'balance' },
    make('h2', { id: 'balance' }, words.title),
    row(words.current, money(balance), ''),
    row(words.left, money(left), left < 0 ? 'negative' : ''),
    make('p', { class: isEnough ? 'enough' : 'negative' }, isEnough ? words.enough : words.notEnough),
    isEnough ? null : make('p', { class: 'quiet' }, words.hint),
  );
}

/** What is charged to the invoice is bought now and paid later. */
function isToBuy({ paymentMethod }: Order): boolean {
  return paymentMethod['@type'] === 'account';
}

/** Nothing more to do here, or only to try again. */
export function ending(words: { title: string; text: string }, ...more: Child[]): HTMLElement {
  return make(
    'section',
    { class: 'card end' },
    make('h1', {}, words.title),
    make('p', {}, words.text),
    ...more,
  );
}

export function notice(text: string): HTMLElement {
  return make('div', { class: 'notice', role: 'alert' }, make('strong', {}, copy.refused.title), ` ${text}`);
}

export function waiting(text: string): HTMLElement {
  return make('p', { class: 'waiting', role: 'status' }, text);
}
