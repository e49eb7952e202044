// How a package is paid: the package, the line, the method, and the card or the balance.
import { expect, type Locator, type Page } from '@playwright/test';
import { MethodPage } from './method-page.ts';

export class PackagePaymentPage extends MethodPage {
  readonly package: Locator;
  readonly line: Locator;
  readonly summary: Locator;
  readonly balance: Locator;

  constructor(page: Page) {
    super(page, { legend: '2. Selecciona el método de pago', go: 'Resumen Compra' });
    this.package = this.main.getByRole('combobox', { name: 'Paquete' });
    this.line = this.main.getByRole('combobox', { name: 'Número de línea' });
    this.summary = this.part('Vas a pagar');
    this.balance = this.part('Cargo a saldo');
  }

  /** By its address, and then the package by what its list says. */
  async open(line: string, description: string): Promise<this> {
    await this.page.goto(`/ec/additional-packages/obtain-credit-card-pay?line=${line}`);
    await this.isOpen();
    await this.package.selectOption({ label: description });
    return this;
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Pago del paquete');
    await expect(this.submit).toBeVisible();
    return this;
  }
}
