// 'Administra tu Red WiFi'.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class WifiPage extends PortalFrame {
  readonly network: Locator;
  readonly newKey: Locator;
  readonly confirmation: Locator;
  /** The rules of a key, each with 'Cumple' or 'Falta'. */
  readonly rules: Locator;
  readonly problems: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly result: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    super(page);
    this.network = this.part(/^Tu red$/);
    this.newKey = this.main.getByRole('textbox', { name: 'Nueva clave', exact: true });
    this.confirmation = this.main.getByRole('textbox', { name: 'Confirma la nueva clave' });
    this.rules = this.part('Cambia tu clave').getByRole('listitem');
    this.problems = this.part('Cambia tu clave').getByRole('alert');
    this.save = this.main.getByRole('button', { name: 'Guardar Datos' });
    this.cancel = this.main.getByRole('button', { name: 'Cancelar' });
    this.result = page.getByRole('dialog');
    this.retry = this.main.getByRole('button', { name: 'Reintentar' });
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
