// 'Pago de factura': the summary, the card form, and every way a payment may end.
import { expect, type Locator, type Page } from '@playwright/test';
import { cardHolder, cvc, futureExpiry } from '../world/cards.ts';
import { PaymentResultPage } from './payment-result-page.ts';
import { PortalFrame } from './portal-frame.ts';

export interface CardEntry {
  name?: string;
  number?: string;
  expiry?: string;
  cvc?: string;
}

export class PayBillPage extends PortalFrame {
  readonly summary: Locator;
  readonly name: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly cvc: Locator;
  /** The one button of the screen; a busy one is called 'Pagando…'. */
  readonly submit: Locator;
  readonly back: Locator;
  /** Messages under the fields. */
  readonly messages: Locator;
  readonly trouble: Locator;
  readonly verifying: Locator;
  readonly inProcess: Locator;
  /** Its receipt, or the words for a payment that another tab or an earlier visit has made. */
  readonly ended: Locator;

  constructor(page: Page) {
    super(page);
    this.summary = this.part('Vas a pagar');
    this.name = page.getByLabel('Nombre del titular');
    this.number = page.getByLabel('Número de tarjeta');
    this.expiry = page.getByLabel('Vencimiento');
    this.cvc = page.getByRole('textbox', { name: 'CVV' });
    this.submit = this.main.getByRole('button', { name: /^(Continuar|Pagando…)$/ });
    this.back = this.main.getByRole('link', { name: 'Volver', exact: true }).first();
    this.messages = page.getByRole('form', { name: 'Datos de la tarjeta' }).getByRole('alert');
    this.trouble = page.getByRole('dialog', { name: /^Error/ });
    this.verifying = this.main.getByRole('heading', { name: 'Tu pago está en verificación' });
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

  async closeTrouble(): Promise<this> {
    await this.trouble.getByRole('button', { name: 'Cerrar' }).click();
    await expect(this.trouble).toBeHidden();
    return this;
  }
}
