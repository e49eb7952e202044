// 'Detalle de Servicio' of any kind of line.
import { expect, type Locator, type Page } from '@playwright/test';
import { IdealPlanPage } from './plan-pages.ts';
import { PortalFrame } from './portal-frame.ts';
import { PayBillPage } from './purchase/pay-bill-page.ts';
import { RechargePage } from './purchase/shop-pages.ts';

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

export class WifiPage extends PortalFrame {
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
