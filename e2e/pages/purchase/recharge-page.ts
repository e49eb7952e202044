// The first two steps of a top-up: number, type and amount; then the method.
import { expect, type Locator, type Page } from '@playwright/test';
import { CardPage } from './card-page.ts';
import { MethodPage } from './method-page.ts';

export class RechargePage extends CardPage {
  readonly steps: Locator;
  readonly line: Locator;
  readonly amounts: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.steps = this.main.getByRole('list', { name: 'Pasos de la recarga' }).getByRole('listitem');
    this.line = this.main.getByRole('combobox', { name: 'Número de línea' });
    this.amounts = this.main.getByRole('group', { name: 'Valor de la recarga' }).getByRole('radio');
    this.submit = this.main.getByRole('button', { name: /^(Continuar|Validando…)$/ });
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

  async toPayment(): Promise<RechargePaymentPage> {
    await this.submit.click();
    return new RechargePaymentPage(this.page).isOpen();
  }
}

export class RechargePaymentPage extends MethodPage {
  constructor(page: Page) {
    super(page, { legend: 'Elige cómo pagar', go: 'Continuar' });
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Método de pago');
    return this;
  }
}
