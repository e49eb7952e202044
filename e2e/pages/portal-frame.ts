// The frame of every signed-in page: the four sections, 'Mi perfil', the cookie notice.
import { expect, type Locator, type Page } from '@playwright/test';
import { password } from '../world/customers.ts';

export class PortalFrame {
  readonly page: Page;
  readonly heading: Locator;
  readonly main: Locator;
  readonly sections: Locator;
  readonly profileButton: Locator;
  readonly profilePanel: Locator;
  readonly cookieNotice: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.sections = page.getByRole('navigation', { name: /^(Principal|Secciones)$/ });
    this.profileButton = page.getByRole('button', { name: /^Mi perfil/ });
    this.profilePanel = page.getByRole('dialog', { name: 'Mi perfil' });
    this.cookieNotice = page.getByRole('region', { name: 'Información Importante' });
    this.toasts = page.getByRole('status');
  }

  section(name: 'Mis Servicios' | 'Pagos y Facturas' | 'Activaciones' | 'Soporte'): Locator {
    return this.sections.getByRole('link', { name });
  }

  /** A titled part of the page. */
  part(title: string | RegExp): Locator {
    return this.main.getByRole('region', { name: title });
  }

  async allowCookies(): Promise<this> {
    await this.cookieNotice.getByRole('button', { name: 'Permitir Cookies', exact: true }).click();
    await expect(this.cookieNotice).toBeHidden();
    return this;
  }

  async openProfile(): Promise<this> {
    await this.profileButton.click();
    await expect(this.profilePanel).toBeVisible();
    return this;
  }

  /** «Confirma que eres tú», wherever it is asked. */
  async stepUp(): Promise<this> {
    const dialog = this.page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog).toBeHidden();
    return this;
  }

  /** Ends at the login. */
  async signOut(): Promise<void> {
    await this.openProfile();
    await this.profilePanel.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(this.page.getByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible();
  }
}

// A page in the public site's frame: its bars, menu, search, and footer; below 1024 px the menu is a drawer.

export class PublicPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly menu: Locator;
  readonly search: Locator;
  readonly searchField: Locator;
  /** On phones. */
  readonly showSearch: Locator;
  readonly openMenu: Locator;
  readonly drawer: Locator;
  readonly selfCare: Locator;
  readonly footer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.menu = page.getByRole('navigation', { name: 'Menú principal' });
    this.search = page.getByRole('search');
    this.searchField = page.getByRole('searchbox', { name: '¿Qué buscas?' });
    this.showSearch = page.getByRole('button', { name: 'Buscar en el sitio' });
    this.openMenu = page.getByRole('button', { name: 'Abrir menú' });
    this.drawer = page.getByRole('dialog', { name: 'Menú' });
    this.selfCare = page.getByRole('button', { name: 'Mi Claro autogestión' });
    this.footer = page.getByRole('contentinfo');
  }

  async open(path = 'terminos-y-condiciones'): Promise<this> {
    await this.page.goto(`/ec/${path}`);
    await expect(this.heading).toBeVisible();
    return this;
  }

  async isTitled(heading: string): Promise<this> {
    await expect(this.heading).toHaveText(heading);
    return this;
  }

  /** The menu, wherever this window has it. */
  async showMenu(): Promise<Locator> {
    if (await this.openMenu.isVisible()) {
      await this.openMenu.click();
      await expect(this.drawer).toBeVisible();
      return this.drawer;
    }
    return this.page.getByRole('banner');
  }
}
