// The one sheet that buys: over the page on a phone, beside it on a desktop; how it is paid, a card that is typed, the one button.
import { expect, type Locator, type Page } from '@playwright/test';
import { CardPage } from './card-page.ts';
import { PaymentFramePage } from './payment-frame-page.ts';

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
