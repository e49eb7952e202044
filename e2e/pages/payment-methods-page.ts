// 'Tarjetas' and 'Débito automático': saved cards, and the bills that are paid with them by themselves.
import { expect, type Locator } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

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
