// 'Inicio de Sesión'.
import { expect, type Locator, type Page } from '@playwright/test';
import { type Customer, password } from '../../world/customers.ts';
import { giveSession } from '../../world/session.ts';
import { HomePage } from '../home-page.ts';

export class LoginPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly recover: Locator;
  readonly register: Locator;
  /** The box of a refusal. */
  readonly refusal: Locator;
  readonly overlay: Locator;
  /** That the last session has ended. */
  readonly ended: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Inicio de Sesión', level: 1 });
    this.username = page.getByLabel('Número móvil o correo electrónico');
    this.password = page.getByRole('textbox', { name: 'Contraseña' });
    this.submit = page.getByRole('button', { name: 'Continuar', exact: true });
    this.recover = page.getByRole('link', { name: '¿Olvidaste contraseña?' });
    this.register = page.getByRole('link', { name: 'Regístrate' });
    this.refusal = page.getByRole('main').getByRole('alert');
    this.overlay = page.getByRole('status').filter({ hasText: /sesión…/ });
    this.ended = page.getByRole('status').filter({ hasText: 'Tu sesión terminó.' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/');
    await this.isOpen();
    return this;
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toBeVisible();
    return this;
  }

  /** With the form. */
  async signIn(customer: Customer): Promise<HomePage> {
    await this.trySignIn(customer.login, password);
    return new HomePage(this.page).isOpen(customer);
  }

  /** As on any visit but the first: the session is there already, whichever page is opened next. */
  async enter(customer: Customer): Promise<void> {
    await giveSession(this.page, customer);
  }

  /** The same, and home is that page. */
  async arrive(customer: Customer): Promise<HomePage> {
    await this.enter(customer);
    await this.page.goto('/ec/home');
    return new HomePage(this.page).isOpen(customer);
  }

  /** Fills and sends the form, whatever comes of it. */
  async trySignIn(username: string, secret: string): Promise<this> {
    if (this.page.url() === 'about:blank') await this.open();
    await this.username.fill(username);
    await this.password.fill(secret);
    await this.submit.click();
    return this;
  }
}
