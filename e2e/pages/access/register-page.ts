// 'Comienza tu registro'.
import type { Locator, Page } from '@playwright/test';
import { AccessPage } from './access-page.ts';
import { CodePage } from './code-page.ts';

export class RegisterPage extends AccessPage {
  readonly identifier: Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  readonly exit: Locator;

  constructor(page: Page) {
    super(page);
    this.identifier = page.getByLabel('Número móvil o correo electrónico');
    this.terms = page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });
    this.submit = page.getByRole('button', { name: 'Continuar' });
    this.exit = page.getByRole('link', { name: 'Salir' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/register-email-or-phone');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    return this.shows('Comienza tu registro');
  }

  /** Fills and sends the form, whatever comes of it. */
  async tryWith(identifier: string): Promise<this> {
    await this.identifier.fill(identifier);
    await this.terms.check();
    await this.submit.click();
    return this;
  }

  async begin(identifier: string): Promise<CodePage> {
    await this.tryWith(identifier);
    return new CodePage(this.page).isOpen();
  }
}
