// A top-up: number, type and amount; and then the sheet.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from '../portal-frame.ts';
import { BuySheet } from './buy-sheet.ts';

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
