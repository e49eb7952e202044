// 'Mis Servicios': all services of the customer, and the selector of one of them.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class MyServicesPage extends PortalFrame {
  readonly mobile: Locator;
  readonly home: Locator;
  /** Over the cards of many services. */
  readonly search: Locator;
  readonly selector: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    super(page);
    this.mobile = this.part('Servicios móviles');
    this.home = this.part('Servicios Hogar');
    this.search = this.main.getByRole('textbox', { name: 'Buscar por nombre o número' });
    this.selector = page.getByRole('dialog', { name: 'Elige un servicio' });
    this.options = this.selector.getByRole('listitem');
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Mis Servicios');
    return this;
  }

  async openSelector(): Promise<this> {
    await this.main.getByRole('button', { name: /Todos/ }).click();
    await expect(this.selector).toBeVisible();
    return this;
  }

  /** Opens the selector first. */
  async choose(nameAndNumber: string): Promise<void> {
    await this.openSelector();
    await this.selector.getByRole('button', { name: nameAndNumber }).click();
  }
}
