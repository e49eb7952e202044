// 'Tarjetas y débito automático': saved cards, and what is paid with them by itself.
import { expect, type Locator } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

const METHODS = '/ec/profile/payment-methods';

export class PaymentMethodsPage extends PortalFrame {
  readonly cards: Locator = this.part('Mis tarjetas');

  async open(): Promise<this> {
    await this.page.goto(METHODS);
    await expect(this.heading).toHaveText('Tarjetas y débito automático');
    return this;
  }

  /** Of the account that has this service. */
  automatic(service: string): Locator {
    return this.part('Débito automático').filter({ hasText: service });
  }

  async payByItself(service: string, maximum: string): Promise<void> {
    await this.automatic(service)
      .getByRole('button', { name: /^(Encender|Cambiar)/ })
      .click();
    const dialog = this.page.getByRole('dialog', { name: 'Débito automático' });
    await dialog.getByLabel('Monto máximo por factura').fill(maximum);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
  }

  async turnOff(service: string): Promise<void> {
    await this.automatic(service)
      .getByRole('button', { name: /^Apagar/ })
      .click();
  }

  /** What is paid by itself is looked at and told of each second: a page is read anew until it says so. */
  async until(isSo: () => Promise<void>, address = METHODS): Promise<void> {
    await expect(async () => {
      await this.page.goto(address);
      await isSo();
    }).toPass();
  }
}
