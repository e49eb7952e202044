// 'Compara tu Plan', step 2: two plans face to face, and the code that confirms the change.
import { expect, type Locator, type Page } from '@playwright/test';
import { PlanFrame } from './plan-frame.ts';
import { PlanResultPage } from './plan-result-page.ts';

export class ComparePlanPage extends PlanFrame {
  readonly desired: Locator;
  readonly table: Locator;
  /** What each of them would have cost. */
  readonly cycles: Locator;
  readonly summary: Locator;
  readonly change: Locator;
  readonly back: Locator;
  readonly popup: Locator;
  readonly code: Locator;
  readonly confirm: Locator;
  readonly resend: Locator;
  readonly cancel: Locator;
  /** What went wrong before there is a code. */
  readonly trouble: Locator;

  constructor(page: Page) {
    super(page);
    this.desired = this.main.getByRole('combobox', { name: 'Plan deseado' });
    this.table = this.main.getByRole('table', { name: 'característica por característica' });
    this.cycles = this.main.getByRole('table', { name: 'ciclo por ciclo' });
    this.summary = this.part('Tu cambio');
    this.change = this.act('Cambiar Plan');
    this.back = this.main.getByRole('link', { name: 'Regresar' }).first();
    this.popup = page.getByRole('dialog', { name: 'Confirma con tu código' });
    this.code = this.popup.getByLabel('Código de 4 dígitos');
    this.confirm = this.popup.getByRole('button', { name: 'Confirmar cambio' });
    this.resend = this.popup.getByRole('button', { name: 'Reenviar aquí' });
    this.trouble = page.getByRole('dialog', { name: 'Error al invocar servicio' });
    this.cancel = this.popup.getByRole('button', { name: 'Cancelar' });
  }

  async isOpen(): Promise<this> {
    return this.stands('Compara tu Plan', 'Compara tu Plan');
  }

  /** Current and desired, of one feature. */
  async compares(feature: string, current: string, desired: string): Promise<this> {
    const cells = this.table.getByRole('row').filter({ hasText: feature }).getByRole('cell');
    await expect(cells).toHaveText([current, desired]);
    return this;
  }

  async begin(): Promise<this> {
    await this.change.click();
    await expect(this.popup).toBeVisible();
    return this;
  }

  async type(code: string): Promise<this> {
    await this.code.fill(code);
    await this.confirm.click();
    return this;
  }

  async end(code: string): Promise<PlanResultPage> {
    await this.type(code);
    return new PlanResultPage(this.page);
  }
}
