// Home: the welcome of a first visit, with services, and without.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from '../world/customers.ts';
import { BillingPage, BillPage } from './billing-pages.ts';
import { PortalFrame } from './portal-frame.ts';
import { PayBillPage } from './purchase-pages.ts';
import { MyServicesPage, ServiceDetailPage } from './service-pages.ts';

export class HomePage extends PortalFrame {
  /** What cannot wait, above everything. */
  readonly urgent: Locator;
  readonly billsToPay: Locator;
  /** Of the urgent bill first. */
  readonly payLink: Locator;
  /** A row each, with what is left of it. */
  readonly lines: Locator;
  readonly withoutServices: Locator;
  /** The first visit: three benefits, then four steps. */
  readonly welcome: Locator;
  readonly tour: Locator;

  constructor(page: Page) {
    super(page);
    this.urgent = this.part(/^Tienes \d pendientes?/);
    this.billsToPay = this.part('Servicios por pagar');
    this.payLink = this.main.getByRole('link', { name: /^Pagar/ });
    this.lines = this.main.getByRole('link', { name: /^Ver detalles de/ });
    this.welcome = page.getByRole('dialog', { name: /te damos la bienvenida a/ });
    this.tour = page.getByRole('dialog').filter({ hasText: /\d de 5/ });
    this.withoutServices = this.main.getByRole('heading', { name: 'Aún no tienes servicios aquí' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/home/with-services');
    return this;
  }

  async isOpen({ givenName }: Customer): Promise<this> {
    const [firstName] = givenName.split(' ');
    await expect(this.heading).toContainText(`Hola, ${firstName}`);
    // The page is there before its code: whoever goes on with the keyboard would be ahead of it.
    await expect(this.page.locator('html')).toHaveAttribute('data-started');
    return this;
  }

  /** `number` as it is shown. */
  line(number: string): Locator {
    return this.lines.filter({ hasText: number });
  }

  /** What is left of Ana's first line is there. */
  async hasFigures(): Promise<this> {
    await expect(this.line('(099) 100-0001')).toContainText('de 15 GB');
    return this;
  }

  async openLine(number: string): Promise<ServiceDetailPage> {
    await this.line(number).click();
    return new ServiceDetailPage(this.page).isOpen();
  }

  async beginTour(): Promise<this> {
    await this.welcome.getByRole('button', { name: 'Continuar' }).click();
    await expect(this.tour).toBeVisible();
    return this;
  }

  async skipTour(): Promise<this> {
    await this.tour.getByRole('button', { name: 'Saltar' }).click();
    await expect(this.tour).toBeHidden();
    return this;
  }

  async openServices(): Promise<MyServicesPage> {
    await this.main.getByRole('link', { name: /^Ver todos/ }).click();
    return new MyServicesPage(this.page).isOpen();
  }

  /** On phones it stands for all bills while something above is urgent, and leads to them. */
  get billsRow(): Locator {
    return this.billsToPay.getByRole('link', { name: /^\d+ facturas?\./ });
  }

  /** A bill's own links: here, or where the row leads. */
  private async linksOf(what: string): Promise<Locator> {
    await expect(this.billsToPay).toContainText(/\d[.,]\d/);
    if (!(await this.billsRow.isVisible()))
      return this.billsToPay.getByRole('listitem').filter({ hasText: what }).getByRole('link');
    await this.billsRow.click();
    await new BillingPage(this.page).isOpen();
    return this.main.getByRole('region', { name: what, exact: true }).getByRole('link');
  }

  async pay(what: string): Promise<PayBillPage> {
    const links = await this.linksOf(what);
    await links.and(this.page.getByRole('link', { name: /^Pagar/ })).click();
    return new PayBillPage(this.page).isOpen();
  }

  /** By the name that its account is known by. */
  async openBill(what: string): Promise<BillPage> {
    const links = await this.linksOf(what);
    await links.first().click();
    return new BillPage(this.page).isOpen();
  }

  async openBills(): Promise<BillingPage> {
    await this.section('Pagos y Facturas').click();
    return new BillingPage(this.page).isOpen();
  }
}

// 'Notificaciones': the alerts by day, and behind the gear the five boxes.

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

// Associating a service: the choice of kind, number and code, document, success.

type Kind = 'Servicio móvil Prepago' | 'Servicio móvil Postpago' | 'Servicio Fijo';

interface Holder {
  type?: 'Cédula' | 'RUC' | 'Pasaporte';
  number: string;
  /** As the three lists show it. */
  date: readonly [year: string, month: string, day: string];
}

export class AssociatePage extends PortalFrame {
  readonly dots: Locator;
  readonly number: Locator;
  readonly code: Locator;
  readonly terms: Locator;
  readonly goOn: Locator;
  readonly cancel: Locator;
  readonly document: Locator;
  readonly errors: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    super(page);
    this.dots = this.main.getByRole('img', { name: /^Paso \d de \d$/ });
    this.number = this.main.getByLabel('Número móvil');
    this.code = this.main.getByLabel('Código de 6 dígitos');
    this.terms = this.main.getByRole('checkbox', { name: /^Acepto los términos/ });
    this.goOn = this.main.getByRole('button', { name: 'Continuar' });
    this.cancel = this.main.getByRole('button', { name: 'Cancelar' });
    this.document = this.main.getByLabel('Número de documento');
    this.errors = this.main.getByRole('alert');
    this.alert = page.getByRole('dialog');
  }

  async open(path = ''): Promise<this> {
    await this.page.goto(`/ec/associate-services${path}`);
    return this;
  }

  async shows(title: string, step?: 1 | 2 | 3, of: 2 | 3 = 3): Promise<this> {
    await expect(this.heading).toHaveText(title);
    if (step) await expect(this.dots).toHaveAccessibleName(`Paso ${step} de ${of}`);
    return this;
  }

  async begin(kind: Kind): Promise<this> {
    await this.main.getByRole('link', { name: kind }).click();
    return this;
  }

  async sendTo(number: string): Promise<this> {
    await this.number.fill(number);
    await this.goOn.click();
    return this;
  }

  async confirm(code: string): Promise<this> {
    await this.code.fill(code);
    await this.terms.check();
    await this.goOn.click();
    return this;
  }

  async fillHolder({ type = 'Cédula', number, date: [year, month, day] }: Holder): Promise<this> {
    await this.main.getByRole('radio', { name: type }).check();
    await this.document.fill(number);
    await this.main.getByLabel('Año').selectOption(year);
    await this.main.getByLabel('Mes').selectOption(month);
    await this.main.getByLabel('Día').selectOption(day);
    return this;
  }

  async says(title: string, text: string): Promise<this> {
    await expect(this.alert).toHaveAccessibleName(title);
    await expect(this.alert).toContainText(text);
    return this;
  }

  async accept(): Promise<this> {
    await this.alert.getByRole('button', { name: 'Aceptar' }).click();
    await expect(this.alert).toBeHidden();
    return this;
  }

  async goHome(): Promise<void> {
    await this.main.getByRole('link', { name: 'Ir al Home' }).click();
  }
}
