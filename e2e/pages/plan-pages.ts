// What every page of a change of plan has: its three steps, and word of an order that waits.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

class PlanFrame extends PortalFrame {
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

// What became of the change of plan.

export class PlanResultPage extends PlanFrame {
  readonly request: Locator;
  readonly toLine: Locator;

  constructor(page: Page) {
    super(page);
    this.request = this.part('Tu solicitud');
    this.toLine = this.main.getByRole('link', { name: 'Ver mi línea' });
  }

  async isPending(): Promise<this> {
    return this.stands('Cambio de plan solicitado', 'Cambio de Plan');
  }
}

// 'Compara tu Plan', step 2: two plans face to face, and the code that confirms the change.

class ComparePlanPage extends PlanFrame {
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
    this.trouble = page.getByRole('dialog', { name: 'Sin conexión' });
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

// 'Cambia tu Plan', step 1: the line, its plan, and the plans to choose from.

export class IdealPlanPage extends PlanFrame {
  readonly line: Locator;
  readonly current: Locator;
  readonly plans: Locator;
  /** «¿Qué plan me conviene?» */
  readonly advice: Locator;
  readonly goOn: Locator;
  readonly more: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Número de línea' });
    this.current = this.part('Plan actual');
    this.plans = this.main.getByRole('group', { name: 'Selecciona un Plan' }).getByRole('radio');
    this.advice = this.part('¿Qué plan me conviene?');
    this.goOn = this.act('Continuar');
    this.more = page.getByRole('dialog');
  }

  /** By its address, as a bookmark does. */
  async openFor(number: string): Promise<this> {
    await this.page.goto(`/ec/change-plan/ideal-plan?line=${number}`);
    await expect(this.heading).toHaveText('Cambia tu Plan');
    return this;
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Cambia tu Plan');
    return this;
  }

  plan(name: string): Locator {
    return this.main.getByRole('radio', { name: new RegExp(`^${name} `) });
  }

  async readMore(name: string): Promise<this> {
    await this.main.getByRole('button', { name: `Más información de ${name}` }).click();
    await expect(this.more).toBeVisible();
    return this;
  }

  async closeMore(): Promise<this> {
    await this.more.getByRole('button', { name: 'Cerrar' }).click();
    await expect(this.more).toBeHidden();
    return this;
  }

  async choose(name: string): Promise<this> {
    await this.plan(name).check();
    return this;
  }

  /** The order that waits. */
  async cancelChange(): Promise<void> {
    await this.main.getByRole('button', { name: 'Cancelar el cambio' }).click();
    await this.more.getByRole('button', { name: 'Cancelar el cambio' }).click();
    await expect(this.more).toBeHidden();
  }

  async compare(): Promise<ComparePlanPage> {
    await this.goOn.click();
    return new ComparePlanPage(this.page).isOpen();
  }
}
