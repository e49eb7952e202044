// 'Cambia tu Plan', step 1: the line, its plan, and the plans to choose from.
import { expect, type Locator, type Page } from '@playwright/test';
import { ComparePlanPage } from './compare-plan-page.ts';
import { PlanFrame } from './plan-frame.ts';

export class IdealPlanPage extends PlanFrame {
  readonly line: Locator;
  readonly current: Locator;
  readonly plans: Locator;
  /** «¿Qué plan me conviene?» */
  readonly advice: Locator;
  readonly goOn: Locator;
  readonly back: Locator;
  readonly more: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Número de línea' });
    this.current = this.part('Plan actual');
    this.plans = this.main.getByRole('group', { name: 'Selecciona un Plan' }).getByRole('radio');
    this.advice = this.part('¿Qué plan me conviene?');
    this.goOn = this.act('Continuar');
    this.back = this.main.getByRole('link', { name: 'Volver' }).first();
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
