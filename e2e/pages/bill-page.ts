// 'Factura de …': one bill, in groups, and why it is not what the one before was.
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';
import { PayBillPage } from './purchase/pay-bill-page.ts';

export class BillPage extends PortalFrame {
  readonly why: Locator;
  readonly lines: Locator;
  readonly totals: Locator;

  constructor(page: Page) {
    super(page);
    this.why = this.part('Por qué cambió');
    this.lines = this.part('Qué te cobramos');
    this.totals = this.part(/^Las últimas/);
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText(/^Factura de [a-z]+$/);
    return this;
  }

  group(name: string): Locator {
    return this.lines.getByRole('region', { name, exact: true });
  }

  async download(format: 'pdf' | 'xml'): Promise<Download> {
    const name = `${format.toUpperCase()} de la factura`;
    const press = this.main.getByRole('button', { name }).click();
    const [download] = await Promise.all([this.page.waitForEvent('download'), press]);
    return download;
  }

  async pay(): Promise<PayBillPage> {
    await this.main.getByRole('link', { name: /^Pagar/ }).click();
    return new PayBillPage(this.page).isOpen();
  }
}
