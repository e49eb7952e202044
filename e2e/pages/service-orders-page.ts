// 'Órdenes de servicio': search, three tabs, and a table.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class ServiceOrdersPage extends PortalFrame {
  readonly by: Locator;
  readonly text: Locator;
  readonly submit: Locator;
  readonly all: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    super(page);
    const form = this.main.getByRole('form', { name: 'Busca una orden' });
    this.by = form.getByRole('combobox', { name: 'Buscar por' });
    this.text = form.getByRole('textbox');
    this.submit = form.getByRole('button', { name: 'Buscar' });
    this.all = this.main.getByRole('button', { name: 'Ver todas mis órdenes' });
    this.rows = this.main
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Ver seguimiento/ }) });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/service-order/');
    await expect(this.heading).toHaveText('Órdenes de servicio');
    return this;
  }

  tab(name: string): Locator {
    return this.main.getByRole('tab', { name, exact: true });
  }

  async look(by: 'Número de orden' | 'Cédula', text: string): Promise<this> {
    await this.by.selectOption(by);
    await this.text.fill(text);
    await this.submit.click();
    return this;
  }
}
