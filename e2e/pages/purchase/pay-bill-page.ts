// 'Pago de factura': the summary, the card form, and every way a payment may end.
import { expect, type Locator, type Page } from '@playwright/test';
import { HomePage } from '../home-page.ts';
import { PortalFrame } from '../portal-frame.ts';
import { CardPage } from './card-page.ts';
import { receiptFacts } from './result-pages.ts';

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
