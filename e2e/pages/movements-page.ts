// 'Movimientos': every payment, the newest first.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';
import { PurchaseResultPage } from './purchase/result-pages.ts';

export class MovementsPage extends PortalFrame {
  readonly line: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Línea' });
    this.rows = this.main.getByRole('listitem').filter({ hasText: '$' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/service-details/movements');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.main.getByRole('link', { name: 'Movimientos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    return this;
  }

  /** By its place, the newest first. */
  async openReceipt(place: number): Promise<PurchaseResultPage> {
    await this.rows.nth(place).locator('summary').click();
    await this.rows.nth(place).getByRole('link', { name: 'Ver comprobante' }).click();
    return new PurchaseResultPage(this.page);
  }

  async choose(line: RegExp): Promise<this> {
    const option = this.line.getByRole('option', { name: line });
    await this.line.selectOption((await option.textContent()) ?? '');
    return this;
  }
}
