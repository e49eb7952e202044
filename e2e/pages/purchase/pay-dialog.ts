// How to pay what was chosen from the detail of a postpaid line: by card in the frame, or on the next invoice.
import { expect, type Locator, type Page } from '@playwright/test';
import { PackagePaymentPage } from './package-payment-page.ts';
import { PaymentFramePage } from './payment-frame-page.ts';

export class PayDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly methods: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog').filter({ hasText: '¿Cómo quieres pagar?' });
    this.methods = this.dialog.getByRole('radio');
  }

  async isOpen(): Promise<this> {
    await expect(this.methods).toHaveCount(2);
    return this;
  }

  /** `title`: what is bought and its price. */
  async byCard(title: string): Promise<PaymentFramePage> {
    await this.dialog.getByRole('radio', { name: /^Tarjeta/ }).check();
    await this.press('Continuar');
    return new PaymentFramePage(this.page, title).isOpen();
  }

  async onInvoice(): Promise<PackagePaymentPage> {
    await this.dialog.getByRole('radio', { name: /^Cargo a factura/ }).check();
    await this.press('Continuar');
    return new PackagePaymentPage(this.page).isOpen();
  }

  press(name: 'Continuar' | 'Cancelar'): Promise<void> {
    return this.dialog.getByRole('button', { name }).click();
  }
}
