// A page in the public site's frame: its bars, menu, search, and footer; below 1024 px the menu is a drawer.
import { expect, type Locator, type Page } from '@playwright/test';

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
