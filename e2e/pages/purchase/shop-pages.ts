// 'Paquetes adicionales': the catalogue of a line by tabs, as a list or in a carousel; both open the same sheet.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from '../portal-frame.ts';
import { BuySheet } from './buy-sheet.ts';

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
