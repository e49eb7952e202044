// 'Completa tu registro': names and password, after the code.
import type { Locator, Page } from '@playwright/test';
import { AccessPage } from './access-page.ts';
import { WelcomePage } from './welcome-page.ts';

export interface NewPerson {
  name: string;
  lastName: string;
  password: string;
}

export const eva: NewPerson = { name: 'Eva María', lastName: 'Ñauta', password: 'LunaClara26' };

export class CompletePage extends AccessPage {
  readonly name: Locator;
  readonly lastName: Locator;
  /** The e-mail or the number: to read only. */
  readonly identifier: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    super(page);
    this.name = page.getByLabel('Nombres');
    this.lastName = page.getByLabel('Apellidos');
    this.identifier = page.getByLabel(/^(Correo electrónico|Número móvil)$/);
    this.password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
    this.confirmation = page.getByRole('textbox', { name: 'Confirmar contraseña' });
    this.submit = page.getByRole('button', { name: 'Registrarme' });
    this.cancel = page.getByRole('button', { name: 'Cancelar' });
  }

  async isOpen(): Promise<this> {
    return this.shows('Completa tu registro');
  }

  async fill({ name, lastName, password }: NewPerson): Promise<this> {
    await this.name.fill(name);
    await this.lastName.fill(lastName);
    await this.password.fill(password);
    await this.confirmation.fill(password);
    return this;
  }

  async register(person: NewPerson): Promise<WelcomePage> {
    await this.fill(person);
    await this.submit.click();
    return new WelcomePage(this.page).isOpen();
  }
}
