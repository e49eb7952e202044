// The one sheet that buys: over the page on a phone, beside it on a desktop; how it is paid, a card that is typed, the one button.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { cardHolder, cvc, futureExpiry } from '../world/customers.ts';
import { HomePage } from './home-page.ts';
import { PaymentFramePage } from './payment-frame-page.ts';
import { PortalFrame } from './portal-frame.ts';

// What every page with a card form has in common: its fields, their messages, a refusal, and a payment in verification.

interface CardEntry {
  name?: string;
  number?: string;
  expiry?: string;
  cvc?: string;
}

export class CardPage extends PortalFrame {
  readonly name: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly cvc: Locator;
  /** Messages under the fields. */
  readonly messages: Locator;
  readonly trouble: Locator;
  readonly verifying: Locator;
  /** Where a bank asks its customer, and its own page in it. */
  readonly bank: Locator;
  readonly bankPage: FrameLocator;

  constructor(page: Page) {
    super(page);
    this.name = page.getByLabel('Nombre del titular');
    this.number = page.getByLabel('Número de tarjeta');
    this.expiry = page.getByLabel('Vencimiento');
    this.cvc = page.getByRole('textbox', { name: 'CVV' });
    this.messages = page.getByRole('form', { name: 'Datos de la tarjeta' }).getByRole('alert');
    this.trouble = page.getByRole('dialog');
    this.bank = page.getByRole('dialog', { name: 'Confirma con tu banco' });
    this.bankPage = this.bank.frameLocator('iframe');
    this.verifying = this.main.getByRole('heading', { name: 'Tu pago está en verificación' });
  }

  async fill(entry: CardEntry): Promise<this> {
    for (const field of ['name', 'number', 'expiry', 'cvc'] as const) {
      const text = entry[field];
      if (text !== undefined) await this[field].fill(text);
    }
    return this;
  }

  /** With a name, an expiry and a code that nobody has anything against. */
  fillCard(number: string): Promise<this> {
    return this.fill({ name: cardHolder, number, expiry: futureExpiry, cvc });
  }

  async answerBank(code: string): Promise<void> {
    await this.bankPage.getByLabel('Código de tu banco').fill(code);
    await this.bankPage.getByRole('button', { name: 'Confirmar' }).click();
  }

  /** A dialog of the documents, word for word. Somebody is at it, so it does not close by itself. */
  async says(title: string, text: string): Promise<this> {
    await expect(this.trouble).toHaveAccessibleName(title);
    await expect(this.trouble).toHaveAccessibleDescription(text);
    await this.trouble.getByRole('button', { name: 'Cerrar' }).focus();
    return this;
  }

  async closeTrouble(): Promise<this> {
    await this.trouble.getByRole('button', { name: 'Cerrar' }).click();
    await expect(this.trouble).toBeHidden();
    return this;
  }
}

const TITLE = / por \d+ días?$|^Recarga de \$/;

export class BuySheet extends CardPage {
  readonly sheet: Locator;
  readonly methods: Locator;
  readonly submit: Locator;
  /** What it is and costs, part by part, and on which conditions. */
  readonly details: Locator;
  override readonly trouble: Locator;

  constructor(page: Page) {
    super(page);
    this.sheet = page.getByRole('dialog', { name: TITLE }).or(this.main.getByRole('region', { name: TITLE }));
    this.methods = this.sheet.getByRole('group', { name: 'Pagas con' }).getByRole('radio');
    this.submit = this.sheet.getByRole('button', { name: /^(Pagar|Comprar por) \$|^Comprando…/ });
    this.details = this.sheet.getByRole('group').filter({ hasText: 'Detalle y condiciones' });
    this.trouble = page.getByRole('dialog', { name: /^Err/ });
  }

  async isOpen(): Promise<this> {
    await expect(this.sheet).toBeVisible();
    return this;
  }

  async choose(method: 'Tarjeta' | 'Cargo a factura' | 'Cargo a saldo'): Promise<this> {
    await this.sheet.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
    return this;
  }

  async goOn(): Promise<this> {
    await this.submit.click();
    return this;
  }

  async payWith(number: string): Promise<this> {
    await this.fillCard(number);
    return this.goOn();
  }

  /** With a card that is typed, on the provider's page: the only one where a postpaid line has that. `title`: what, and its price. */
  async payInFrame(title: string): Promise<PaymentFramePage> {
    await this.choose('Tarjeta');
    await this.sheet.getByRole('button', { name: 'Ingresar mi tarjeta' }).click();
    return new PaymentFramePage(this.page, title).isOpen();
  }

  async close(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(this.sheet).toBeHidden();
  }
}

// What became of a package's purchase or a top-up: the receipt, or that nothing was bought.

/** A lost answer is asked for again within this time. */
const SETTLED_WITHIN_MS = 60_000;

export class PurchaseResultPage extends PortalFrame {
  readonly receipt: Locator;
  readonly toHome: Locator;

  constructor(page: Page) {
    super(page);
    this.receipt = this.part(/^Comprobante de (pago|compra)$/);
    this.toHome = this.main.getByRole('link', { name: 'Volver a Home', exact: true });
  }

  async isDone(): Promise<this> {
    await expect(this.heading).toHaveText(/^(Compra|Recarga) realizada$/, { timeout: SETTLED_WITHIN_MS });
    return this;
  }

  /** What the receipt says, by its own words. */
  async facts(): Promise<Record<string, string>> {
    await expect(this.receipt).toBeVisible();
    return receiptFacts(this.receipt);
  }

  async goHome(): Promise<HomePage> {
    await this.toHome.click();
    return new HomePage(this.page);
  }
}

// What a receipt says, by its own words.

/** Once all of it is there: names of plans come by themselves. */
async function receiptFacts(receipt: Locator): Promise<Record<string, string>> {
  const definitions = receipt.getByRole('definition');
  await expect(definitions.filter({ hasText: /^$/ })).toHaveCount(0);
  const terms = await receipt.getByRole('term').allTextContents();
  const values = await definitions.allTextContents();
  return Object.fromEntries(terms.map((term, place) => [term, values[place] ?? '']));
}

// 'Pago de factura': the summary, the card form, and every way a payment may end.

export class PayBillPage extends CardPage {
  readonly summary: Locator;
  /** The one button of the screen; a busy one is called 'Pagando…'. */
  readonly submit: Locator;
  readonly back: Locator;
  readonly inProcess: Locator;
  /** Its receipt, or the words for a payment that another tab or an earlier visit has made. */
  readonly ended: Locator;
  override readonly trouble: Locator;

  constructor(page: Page) {
    super(page);
    this.summary = this.part('Vas a pagar');
    this.submit = this.main.getByRole('button', { name: /^(Continuar y pagar \$[\d.,]+|Pagando…)$/ });
    this.back = this.main.getByRole('link', { name: 'Volver', exact: true }).first();
    this.trouble = page.getByRole('dialog', { name: /^Error/ });
    this.inProcess = this.main.getByRole('heading', { name: 'Pago en proceso' });
    this.ended = this.main.getByRole('heading', { name: /^Pago (realizado|en proceso)$/ });
  }

  async open(billNo: string): Promise<this> {
    await this.page.goto(`/ec/billing/pay/${billNo}`);
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Pago de factura');
    return this;
  }

  get billNo(): string {
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').at(-1) ?? '');
  }

  async goOn(): Promise<this> {
    await this.submit.click();
    return this;
  }

  async payWith(number: string): Promise<this> {
    await this.fillCard(number);
    return this.goOn();
  }

  /** After `payWith`, however long the outcome took. */
  isPaid(): Promise<PaymentResultPage> {
    return new PaymentResultPage(this.page).isOpen();
  }
}

// 'Pago realizado': the receipt.

/** A lost answer is asked for again within this time. */
const settledWithinMs = 60_000;

export class PaymentResultPage extends PortalFrame {
  readonly receipt: Locator;
  readonly toHome: Locator;

  constructor(page: Page) {
    super(page);
    this.receipt = this.part('Comprobante de pago');
    this.toHome = this.main.getByRole('link', { name: 'Volver a Home' });
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Pago realizado', { timeout: settledWithinMs });
    await expect(this.page).toHaveURL(/\/additional-packages\/finish-payment$/);
    return this;
  }

  /** What the receipt says, by its own words. */
  async facts(): Promise<Record<string, string>> {
    await expect(this.receipt.getByRole('term')).toHaveCount(8);
    return receiptFacts(this.receipt);
  }

  async goHome(): Promise<HomePage> {
    await this.toHome.click();
    return new HomePage(this.page);
  }
}

// 'Paquetes adicionales': the catalogue of a line by tabs, as a list or in a carousel; both open the same sheet.

export class PackagesPage extends PortalFrame {
  readonly line: Locator;
  readonly tabs: Locator;
  readonly carousel: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  /** Which group of the carousel is seen. */
  readonly here: Locator;
  /** Of the list, which sells where it stands. */
  readonly rows: Locator;
  readonly sheet: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Número de línea' });
    this.tabs = this.main.getByRole('tab');
    this.carousel = this.part(/^Paquetes:/);
    this.next = this.carousel.getByRole('button', { name: 'Paquetes siguientes' });
    this.previous = this.carousel.getByRole('button', { name: 'Paquetes anteriores' });
    this.here = this.carousel.locator('[aria-current="true"]');
    this.rows = this.main.getByRole('list', { name: /^Paquetes:/ }).getByRole('button');
    this.sheet = new BuySheet(page).sheet;
  }

  async open(line?: string): Promise<this> {
    await this.page.goto(`/ec/additional-packages/obtain${line ? `?line=${line}` : ''}`);
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.main.getByRole('heading', { name: 'Paquetes adicionales' })).toBeVisible();
    return this;
  }

  async choose(line: RegExp): Promise<this> {
    // Chosen before the code it would be chosen again, and a package pressed meanwhile may be another line's.
    await expect(this.page.locator('html')).toHaveAttribute('data-started');
    const option = this.line.getByRole('option', { name: line });
    await this.line.selectOption((await option.textContent()) ?? '');
    return this;
  }

  /** By its exact name: of the list, or of the carousel. */
  buyButton(name: string): Locator {
    const row = this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
    return row.or(this.main.getByRole('button', { name: `Comprar ${name}`, exact: true }));
  }

  /** One by one. */
  async turn(): Promise<this> {
    await this.main.getByRole('button', { name: 'Ver de uno en uno' }).click();
    return this;
  }

  async buy(name: string): Promise<BuySheet> {
    await this.buyButton(name).click();
    return new BuySheet(this.page).isOpen();
  }
}

// A top-up: number, type and amount; and then the sheet.

export class RechargePage extends PortalFrame {
  readonly steps: Locator;
  readonly line: Locator;
  readonly amounts: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.steps = this.main.getByRole('list', { name: 'Pasos de la recarga' }).getByRole('listitem');
    this.line = this.main.getByRole('combobox', { name: 'Número de línea' });
    this.amounts = this.main.getByRole('group', { name: 'Valor de la recarga' }).getByRole('radio');
    this.submit = this.main.getByRole('button', { name: 'Continuar' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/recharge');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Recargas');
    return this;
  }

  async choose(line: RegExp, amount: string): Promise<this> {
    const option = this.line.getByRole('option', { name: line });
    await this.line.selectOption((await option.textContent()) ?? '');
    await this.main.getByRole('radio', { name: amount, exact: true }).check();
    return this;
  }

  async toSheet(): Promise<BuySheet> {
    await this.submit.click();
    return new BuySheet(this.page).isOpen();
  }
}
