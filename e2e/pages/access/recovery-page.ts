// '¿Olvidaste tu contraseña?', and the new password at its end.
import type { Locator, Page } from '@playwright/test';
import { AccessPage } from './access-page.ts';
import { CodePage } from './code-page.ts';

export class RecoveryPage extends AccessPage {
  readonly identifier: Locator;
  readonly submit: Locator;
  readonly exit: Locator;

  constructor(page: Page) {
    super(page);
    this.identifier = page.getByLabel('Número móvil o correo electrónico');
    this.submit = page.getByRole('button', { name: 'Continuar' });
    this.exit = page.getByRole('link', { name: 'Salir' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/recovery-password');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    return this.shows('¿Olvidaste tu contraseña?');
  }

  async tryWith(identifier: string): Promise<this> {
    await this.identifier.fill(identifier);
    await this.submit.click();
    return this;
  }

  async begin(identifier: string): Promise<CodePage> {
    await this.tryWith(identifier);
    return new CodePage(this.page).isOpen();
  }
}

export class NewPasswordPage extends AccessPage {
  readonly password: Locator;
  readonly confirmation: Locator;
  /** The live list: what is met and what is missing. */
  readonly rules: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.password = page.getByRole('textbox', { name: 'Contraseña nueva' });
    this.confirmation = page.getByRole('textbox', { name: 'Confirmar contraseña' });
    this.rules = page.getByRole('main').getByRole('listitem');
    this.submit = page.getByRole('button', { name: 'Cambiar contraseña' });
  }

  async isOpen(): Promise<this> {
    return this.shows('Restablecer contraseña');
  }

  async fill(password: string, confirmation = password): Promise<this> {
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    return this;
  }
}
