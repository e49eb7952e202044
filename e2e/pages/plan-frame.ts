// What every page of a change of plan has: its three steps, and word of an order that waits.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class PlanFrame extends PortalFrame {
  readonly step: Locator;
  readonly alerts: Locator;
  /** «Tu línea cambia a …» */
  readonly pending: Locator;

  constructor(page: Page) {
    super(page);
    this.step = this.main
      .getByRole('list', { name: 'Pasos del cambio de plan' })
      .locator('[aria-current=step]');
    this.alerts = this.main.getByRole('alert');
    this.pending = this.main.getByText(/^Tu línea cambia a /);
  }

  protected async stands(title: string, step: string): Promise<this> {
    await expect(this.heading).toHaveText(title);
    await expect(this.step).toContainText(step);
    return this;
  }

  /** The one that is seen at this width. */
  protected act(name: string): Locator {
    return this.main.getByRole('button', { name }).filter({ visible: true });
  }
}
