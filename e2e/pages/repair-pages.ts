// 'Estado de tu equipo en soporte': a repair by cédula, RUC or order number.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

const LABELS = { Cédula: 'Número de cédula', RUC: 'Número de RUC', 'Número de orden': 'Número de orden' };

export class RepairLookupPage extends PortalFrame {
  readonly form: Locator;
  readonly type: Locator;
  readonly number: Locator;
  readonly submit: Locator;
  readonly found: Locator;
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

// 'Seguimiento de equipo': the story of one repair, and what its customer is asked.

export class RepairTrackingPage extends PortalFrame {
  readonly steps: Locator;
  readonly current: Locator;
  readonly decision: Locator;
  readonly accept: Locator;
  readonly device: Locator;
  readonly cost: Locator;
  /** Asks whoever is not known to be the customer. */
  readonly holder: Locator;
  readonly dialog: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    super(page);
    this.steps = this.main.getByRole('list', { name: 'Pasos de la reparación' }).getByRole('listitem');
    this.current = this.main.locator('[aria-current="step"]');
    this.decision = this.part('Reparar tu equipo cuesta');
    this.accept = this.decision.getByRole('button', { name: /^Aceptar/ });
    this.device = this.part(/^(Tu|El) equipo$/);
    this.cost = this.part('Costo de la reparación');
    this.holder = this.part('¿Eres el titular?');
    this.dialog = page.getByRole('dialog');
    this.back = this.main.getByRole('link', { name: 'Estado de tu equipo' });
  }

  async open(order: string): Promise<this> {
    await this.page.goto(`/ec/cellphone-follow/${order}`);
    return this.isOpen(order);
  }

  async isOpen(order: string): Promise<this> {
    await expect(this.heading).toHaveText('Seguimiento de equipo');
    await expect(this.main).toContainText(`Orden ${order}`);
    return this;
  }

  /** The date as the three lists show it. */
  async prove(cedula: string, date: readonly [string, string, string]): Promise<this> {
    await this.holder.getByLabel('Número de documento').fill(cedula);
    for (const [place, label] of (['Año', 'Mes', 'Día'] as const).entries())
      await this.holder.getByLabel(label).selectOption(date[place] ?? '');
    await this.holder.getByRole('button', { name: 'Confirmar' }).click();
    return this;
  }

  /** In the question. */
  async confirm(act: string): Promise<this> {
    await this.dialog.getByRole('button', { name: act }).click();
    return this;
  }

  /** The word on how it ended. */
  async closeOutcome(title: string): Promise<this> {
    const outcome = this.page.getByRole('dialog', { name: title });
    await expect(outcome).toBeVisible();
    await outcome.getByRole('button', { name: 'Entendido' }).click();
    await expect(outcome).toBeHidden();
    return this;
  }
}
