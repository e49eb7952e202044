// 'Pago realizado': the receipt.
import { expect, type Locator, type Page } from '@playwright/test';
import { HomePage } from '../home-page.ts';
import { PortalFrame } from '../portal-frame.ts';
import { receiptFacts } from './result-pages.ts';

/** A lost answer is asked for again within this time. */
const SETTLED_WITHIN_MS = 60_000;

export class PaymentResultPage extends PortalFrame {
  readonly receipt: Locator;
  readonly toHome: Locator;

  constructor(page: Page) {
    super(page);
    this.receipt = this.part('Comprobante de pago');
    this.toHome = this.main.getByRole('link', { name: 'Volver a Home' });
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Pago realizado', { timeout: SETTLED_WITHIN_MS });
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
