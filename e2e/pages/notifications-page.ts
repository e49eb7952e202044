// 'Notificaciones': the alerts by day, and behind the gear the five boxes.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class NotificationsPage extends PortalFrame {
  readonly bell: Locator;
  readonly rows: Locator;
  readonly readAll: Locator;

  constructor(page: Page) {
    super(page);
    this.bell = page.getByRole('banner').getByRole('link', { name: /^Notificaciones/ });
    this.rows = this.main
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Opciones de/ }) });
    this.readAll = this.main.getByRole('button', { name: 'Marcar como leídas' });
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Notificaciones');
    return this;
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/notifications/');
    return this.isOpen();
  }

  async remove(row: Locator): Promise<void> {
    await row.getByRole('button', { name: /^Opciones de/ }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(row).toBeHidden();
  }

  row(line: string | RegExp): Locator {
    return this.rows.filter({ hasText: line });
  }

  alert(line: RegExp): Locator {
    return this.main.getByRole('link', { name: line });
  }
}
