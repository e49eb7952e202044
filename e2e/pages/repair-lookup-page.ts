// 'Estado de tu equipo en soporte': a repair by cédula, RUC or order number.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';
import { RepairTrackingPage } from './repair-tracking-page.ts';

const LABELS = { Cédula: 'Número de cédula', RUC: 'Número de RUC', 'Número de orden': 'Número de orden' };

export class RepairLookupPage extends PortalFrame {
  readonly form: Locator;
  readonly type: Locator;
  readonly number: Locator;
  readonly submit: Locator;
  readonly found: Locator;
  readonly none: Locator;
  /** Asks whoever is not known to be the customer. */
  readonly holder: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    super(page);
    this.form = this.part('Busca tu equipo');
    this.type = this.form.getByRole('combobox', { name: 'Tipo de documento' });
    this.number = this.form.getByRole('textbox');
    this.submit = this.form.getByRole('button', { name: 'Buscar' });
    this.found = this.part('Equipos encontrados').getByRole('link');
    this.none = this.main.getByRole('heading', { name: 'No encontramos equipos' });
    this.holder = this.part('¿Eres el titular?');
    this.back = this.main.getByRole('link', { name: /^(Soporte|Mis Servicios)$/ });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/cellphone-status/');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Estado de tu equipo en soporte');
    return this;
  }

  async choose(type: keyof typeof LABELS): Promise<this> {
    await this.type.selectOption(type);
    await expect(this.number).toHaveAccessibleName(LABELS[type]);
    return this;
  }

  async look(type: keyof typeof LABELS, number: string): Promise<this> {
    await this.choose(type);
    await this.number.fill(number);
    await this.submit.click();
    return this;
  }

  async follow(order: string): Promise<RepairTrackingPage> {
    await this.found.filter({ hasText: order }).click();
    return new RepairTrackingPage(this.page).isOpen(order);
  }
}
