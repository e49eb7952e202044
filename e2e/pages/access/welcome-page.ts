// '/home/bienvenida', after registering.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from '../portal-frame.ts';

export class WelcomePage extends PortalFrame {
  readonly goOn: Locator;
  /** The number one registered with could not be added. */
  readonly linePending: Locator;

  constructor(page: Page) {
    super(page);
    this.goOn = this.main.getByRole('link', { name: 'Ir al portal' });
    this.linePending = this.main.getByText('Todavía no vemos tu línea');
  }

  async isOpen(): Promise<this> {
    await expect(this.page).toHaveURL(/\/ec\/home\/bienvenida$/);
    await expect(this.heading).toHaveText('Bienvenido');
    return this;
  }
}
