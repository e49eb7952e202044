// 'Pagos y Facturas': the most urgent bill, and those of every line.
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';
import { PayBillPage } from './purchase/pay-bill-page.ts';

export class BillingPage extends PortalFrame {
  readonly line: Locator;
  readonly nextPayment: Locator;
  /** Of all lines that are shown, without what is folded. */
  readonly invoices: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Línea' });
    const pay = page.getByRole('link', { name: /^Pagar \$[\d.,]+$/ });
    this.nextPayment = this.main.getByRole('region').filter({ has: pay });
    const bill = page.getByRole('link', {
      name: /^\S+ (Por pagar|Vencida|Pago en|En verif|Pagada|Anulada|En recl)/,
    });
    this.invoices = this.main.getByRole('listitem').filter({ has: bill });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/billing/');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Pagos y Facturas');
    return this;
  }

  async choose(line: RegExp): Promise<this> {
    const option = this.line.getByRole('option', { name: line });
    await this.line.selectOption((await option.textContent()) ?? '');
    return this;
  }

  /** The periods before the last two, of the only line that is shown. */
  async unfold(): Promise<this> {
    await this.main.getByRole('button', { name: /^Ver las \d+ anteriores/ }).click();
    return this;
  }

  /** By its place in the history, the newest first. */
  async download(place: number): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.startDownload(place)]);
    return download;
  }

  /** All of the latest year. */
  async downloadYear(): Promise<Download> {
    const press = this.main.getByRole('button', { name: /ZIP/ }).first().click();
    const [download] = await Promise.all([this.page.waitForEvent('download'), press]);
    return download;
  }

  async startDownload(place: number): Promise<this> {
    await this.invoices
      .nth(place)
      .getByRole('button', { name: /^Descarga/ })
      .click();
    return this;
  }

  async payNext(): Promise<PayBillPage> {
    await this.nextPayment.getByRole('link', { name: /^Pagar/ }).click();
    return new PayBillPage(this.page).isOpen();
  }
}

// 'Factura de …': one bill, in groups, and why it is not what the one before was.

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
