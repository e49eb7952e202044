// 'Detalle de Servicio' of any kind of line.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';
import { PayBillPage, RechargePage } from './purchase-pages.ts';

// What every page of a change of plan has: its three steps, and word of an order that waits.

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

class PlanResultPage extends PlanFrame {
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

class IdealPlanPage extends PlanFrame {
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

export class ServiceDetailPage extends PortalFrame {
  readonly due: Locator;
  readonly balances: Locator;
  readonly social: Locator;
  readonly pay: Locator;
  readonly planDialog: Locator;
  readonly dissociate: Locator;
  readonly selector: Locator;

  constructor(page: Page) {
    super(page);
    this.due = this.part('Valor a pagar');
    this.balances = this.part('Saldo Disponible');
    this.social = this.part('Saldo Redes Sociales');
    this.pay = this.main.getByRole('link', { name: /^Pagar/ });
    this.planDialog = page.getByRole('dialog');
    this.dissociate = this.main.getByRole('button', { name: /^Quitar/ });
    this.selector = page.getByRole('dialog', { name: 'Elige un servicio' });
  }

  async isOpen(): Promise<this> {
    await expect(this.page).toHaveURL(/\/ec\/service-details\//);
    await expect(this.main.getByText('Detalle de Servicio')).toBeVisible();
    return this;
  }

  /** A part of the line. */
  async openPart(name: 'Resumen' | 'Consumo' | 'Ayuda técnica' | 'Comprar' | 'Gestionar'): Promise<this> {
    await this.main
      .getByRole('navigation', { name: /^Partes de/ })
      .getByRole('link', { name })
      .click();
    return this;
  }

  async openPlan(): Promise<this> {
    await this.main.getByRole('button', { name: 'Conoce tu Plan' }).click();
    await expect(this.planDialog).toBeVisible();
    return this;
  }

  async closePlan(): Promise<this> {
    await this.planDialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(this.planDialog).toBeHidden();
    return this;
  }

  /** `name: number`, or 'Todos'. */
  async changeTo(nameAndNumber: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Cambiar de línea' }).click();
    await this.selector.getByRole('button', { name: nameAndNumber }).click();
  }

  async changePlan(): Promise<IdealPlanPage> {
    await this.openPart('Gestionar');
    await this.main.getByRole('link', { name: /^Cambia tu Plan/ }).click();
    return new IdealPlanPage(this.page).isOpen();
  }

  async openWifi(): Promise<WifiPage> {
    await this.main.getByRole('link', { name: 'Administra tu Red WiFi' }).click();
    return new WifiPage(this.page).isOpen();
  }

  /** Of a prepaid line, from its balance. */
  async openRecharge(): Promise<RechargePage> {
    await this.main.getByRole('link', { name: 'Recargar', exact: true }).click();
    return new RechargePage(this.page).isOpen();
  }

  async payNow(): Promise<PayBillPage> {
    await this.pay.click();
    return new PayBillPage(this.page).isOpen();
  }
}

// 'Mis Servicios': all services of the customer, and the selector of one of them.

export class MyServicesPage extends PortalFrame {
  readonly mobile: Locator;
  readonly home: Locator;
  /** Over the cards of many services. */
  readonly search: Locator;
  readonly selector: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    super(page);
    this.mobile = this.part('Servicios móviles');
    this.home = this.part('Servicios Hogar');
    this.search = this.main.getByRole('textbox', { name: 'Buscar por nombre o número' });
    this.selector = page.getByRole('dialog', { name: 'Elige un servicio' });
    this.options = this.selector.getByRole('listitem');
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Mis Servicios');
    return this;
  }

  async openSelector(): Promise<this> {
    await this.main.getByRole('button', { name: /Todos/ }).click();
    await expect(this.selector).toBeVisible();
    return this;
  }

  /** Opens the selector first. */
  async choose(nameAndNumber: string): Promise<void> {
    await this.openSelector();
    await this.selector.getByRole('button', { name: nameAndNumber }).click();
  }
}

// 'Administra tu Red WiFi'.

class WifiPage extends PortalFrame {
  readonly network: Locator;
  readonly newKey: Locator;
  readonly confirmation: Locator;
  /** The rules of a key, each with 'Cumple' or 'Falta'. */
  readonly rules: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    super(page);
    this.network = this.part(/^Tu red$/);
    this.newKey = this.main.getByRole('textbox', { name: 'Clave nueva', exact: true });
    this.confirmation = this.main.getByRole('textbox', { name: 'Confirma la clave nueva' });
    this.rules = this.part('Cambia tu clave').getByRole('listitem');
    this.save = this.main.getByRole('button', { name: 'Guardar Datos' });
    this.cancel = this.main.getByRole('button', { name: 'Cancelar' });
    this.result = page.getByRole('dialog');
  }

  async isOpen(): Promise<this> {
    await expect(this.main.getByRole('heading', { name: 'Administra tu Red WiFi' })).toBeVisible();
    return this;
  }

  async showKey(): Promise<this> {
    await this.main.getByRole('button', { name: 'Mostrar clave' }).click();
    return this;
  }

  /** Twice the same, and saved. */
  async change(key: string): Promise<this> {
    await this.newKey.fill(key);
    await this.confirmation.fill(key);
    await this.save.click();
    return this;
  }

  async accept(): Promise<this> {
    await this.result.getByRole('button', { name: 'Aceptar' }).click();
    await expect(this.result).toBeHidden();
    return this;
  }
}
