// 'Paquetes adicionales': the catalogue of a line by tabs, in a carousel or as a list.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from '../portal-frame.ts';
import { PackagePaymentPage } from './package-payment-page.ts';
import { PayDialog } from './pay-dialog.ts';

export class PackagesPage extends PortalFrame {
  readonly line: Locator;
  readonly tabs: Locator;
  readonly carousel: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  /** Which group of the carousel is seen. */
  readonly here: Locator;
  /** Of the carousel. */
  readonly cards: Locator;
  /** Of the list, which sells where it stands. */
  readonly rows: Locator;
  readonly sheet: Locator;
  readonly complaint: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Número de línea' });
    this.tabs = this.main.getByRole('tab');
    this.carousel = this.part(/^Paquetes:/);
    this.next = this.carousel.getByRole('button', { name: 'Paquetes siguientes' });
    this.previous = this.carousel.getByRole('button', { name: 'Paquetes anteriores' });
    this.here = this.carousel.locator('[aria-current="true"]');
    this.cards = this.main.getByRole('heading', { level: 2 });
    this.rows = this.main.getByRole('list', { name: /^Paquetes:/ }).getByRole('button');
    this.sheet = page.getByRole('dialog');
    this.complaint = this.main.getByRole('alert');
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/additional-packages/obtain');
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

  /** By its exact name. */
  buyButton(name: string): Locator {
    return this.main.getByRole('button', { name: `Comprar ${name}`, exact: true });
  }

  async buy(name: string): Promise<PackagePaymentPage> {
    await this.buyButton(name).click();
    return new PackagePaymentPage(this.page).isOpen();
  }

  /** Begun at the detail of a postpaid line: how it is paid is asked now. */
  async askToPay(name: string): Promise<PayDialog> {
    await this.buyButton(name).click();
    return new PayDialog(this.page).isOpen();
  }
}
