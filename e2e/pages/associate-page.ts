// Associating a service: the choice of kind, number and code, document, success.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

type Kind = 'Servicio móvil Prepago' | 'Servicio móvil Postpago' | 'Servicio Fijo';

export interface Holder {
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
