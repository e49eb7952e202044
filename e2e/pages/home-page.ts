// Home: the welcome of a first visit, with services, and without.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from '../world/customers.ts';
import { BillingPage, BillPage } from './billing-pages.ts';
import { PortalFrame } from './portal-frame.ts';
import { PayBillPage } from './purchase/pay-bill-page.ts';
import { MyServicesPage, ServiceDetailPage } from './service-pages.ts';

export class HomePage extends PortalFrame {
  /** What cannot wait, above everything. */
  readonly urgent: Locator;
  readonly billsToPay: Locator;
  /** Of the urgent bill first. */
  readonly payLink: Locator;
  readonly lines: Locator;
  /** What is left of the chosen line: one list item for each circle. */
  readonly circles: Locator;
  readonly details: Locator;
  readonly withoutServices: Locator;
  /** The first visit: three benefits, then four steps. */
  readonly welcome: Locator;
  readonly tour: Locator;

  constructor(page: Page) {
    super(page);
    this.urgent = this.part(/^Tienes \d pendientes?/);
    this.billsToPay = this.part('Servicios por pagar');
    this.payLink = this.main.getByRole('link', { name: /^Pagar/ });
    this.lines = this.main.getByRole('radio');
    this.circles = this.main.getByRole('list', { name: /^Lo que queda en/ }).getByRole('listitem');
    this.details = this.main.getByRole('link', { name: /^Ver detalles/ });
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
    return this.main.getByRole('radio', { name: number });
  }

  async choose(number: string): Promise<this> {
    await this.line(number).check();
    await expect(this.line(number)).toBeChecked();
    return this;
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

  async openDetails(): Promise<ServiceDetailPage> {
    await this.details.click();
    return new ServiceDetailPage(this.page).isOpen();
  }

  async openServices(): Promise<MyServicesPage> {
    await this.main.getByRole('link', { name: 'Ver todos' }).click();
    return new MyServicesPage(this.page).isOpen();
  }

  /** On phones one row stands for all bills while something above is urgent. */
  async unfoldBills(): Promise<this> {
    await expect(this.billsToPay).toContainText(/\d[.,]\d/);
    const fold = this.billsToPay.getByRole('button', { expanded: false });
    if (await fold.isVisible()) await fold.click();
    return this;
  }

  async pay(what: string): Promise<PayBillPage> {
    await this.unfoldBills();
    await this.billsToPay.getByRole('link', { name: new RegExp(`^Pagar .* de ${what}`) }).click();
    return new PayBillPage(this.page).isOpen();
  }

  /** By the name that its account is known by. */
  async openBill(what: string): Promise<BillPage> {
    await this.unfoldBills();
    await this.billsToPay.getByRole('link', { name: new RegExp(`^${what}`) }).click();
    return new BillPage(this.page).isOpen();
  }

  async openBills(): Promise<BillingPage> {
    await this.section('Pagos y Facturas').click();
    return new BillingPage(this.page).isOpen();
  }
}
