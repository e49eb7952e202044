// 'Pagos y Facturas': the most urgent bill, and those of every line.
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';
import { PayBillPage, PurchaseResultPage } from './purchase-pages.ts';

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

// 'Movimientos': every payment, the newest first.

export class MovementsPage extends PortalFrame {
  readonly line: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Línea' });
    this.rows = this.main.getByRole('listitem').filter({ hasText: '$' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/service-details/movements');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.main.getByRole('link', { name: 'Movimientos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    return this;
  }

  /** By its place, the newest first. */
  async openReceipt(place: number): Promise<PurchaseResultPage> {
    await this.rows.nth(place).locator('summary').click();
    await this.rows.nth(place).getByRole('link', { name: 'Ver comprobante' }).click();
    return new PurchaseResultPage(this.page);
  }

  async choose(line: RegExp): Promise<this> {
    const option = this.line.getByRole('option', { name: line });
    await this.line.selectOption((await option.textContent()) ?? '');
    return this;
  }
}

// 'Tarjetas' and 'Débito automático': saved cards, and the bills that are paid with them by themselves.

const AUTO_PAY = '/ec/profile/auto-pay';

export class PaymentMethodsPage extends PortalFrame {
  async open(): Promise<this> {
    await this.page.goto('/ec/profile/payment-methods');
    await expect(this.heading).toHaveText('Tarjetas');
    return this;
  }

  async openAutoPay(): Promise<this> {
    await this.page.goto(AUTO_PAY);
    await expect(this.heading).toHaveText('Débito automático');
    return this;
  }

  /** The row of the account that has this service. */
  automatic(service: string): Locator {
    return this.part('Por línea').getByRole('listitem').filter({ hasText: service });
  }

  switchOf(service: string): Locator {
    return this.automatic(service).getByRole('switch');
  }

  async atMost(maximum: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Cambiar Valor máximo' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Con qué se paga' });
    await dialog.getByLabel('Valor máximo').fill(maximum);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
  }

  /** What is paid by itself is looked at and told of each second: a page is read anew until it says so. */
  async until(isSo: () => Promise<void>, address = AUTO_PAY): Promise<void> {
    await expect(async () => {
      await this.page.goto(address);
      await isSo();
    }).toPass();
  }
}
