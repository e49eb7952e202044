// What became of the change of plan.
import { expect, type Locator, type Page } from '@playwright/test';
import { PlanFrame } from './plan-frame.ts';

export class PlanResultPage extends PlanFrame {
  readonly request: Locator;
  readonly again: Locator;
  readonly toHome: Locator;
  readonly toLine: Locator;

  constructor(page: Page) {
    super(page);
    this.request = this.part('Tu solicitud');
    this.again = this.main.getByRole('button', { name: 'Intentar de nuevo' });
    this.toHome = this.main.getByRole('link', { name: 'Volver a Home' });
    this.toLine = this.main.getByRole('link', { name: 'Ver mi línea' });
  }

  async isPending(): Promise<this> {
    return this.stands('Cambio de plan solicitado', 'Cambio de Plan');
  }

  async hasFailed(): Promise<this> {
    await expect(this.heading).toHaveText('No pudimos cambiar tu plan');
    return this;
  }
}
