// 'Historial': calls and data sessions of a line, ten to a page.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';
import { ServiceDetailPage } from './service-pages.ts';

export type RecordTab = 'Llamadas' | 'Datos';

export class ServiceRecordPage extends PortalFrame {
  readonly line: Locator;
  readonly from: Locator;
  readonly to: Locator;
  readonly calls: Locator;
  /** Of the tab on screen. */
  readonly rows: Locator;
  readonly headers: Locator;
  readonly pages: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    super(page);
    this.line = this.main.getByRole('combobox', { name: 'Línea' });
    this.from = this.main.getByRole('textbox', { name: 'De', exact: true });
    this.to = this.main.getByRole('textbox', { name: 'Hasta' });
    this.calls = this.part('Llamadas');
    this.rows = this.main.getByRole('row').filter({ has: page.getByRole('cell', { name: /\d (min|MB)$/ }) });
    this.headers = this.main.getByRole('columnheader');
    this.pages = this.main.getByRole('navigation', { name: 'Páginas del historial' });
    this.back = this.main.getByRole('link', { name: 'Volver al detalle del servicio' });
  }

  async open(address = '/ec/service-record'): Promise<this> {
    await this.page.goto(address);
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.main.getByRole('heading', { name: 'Historial' })).toBeVisible();
    return this;
  }

  tab(name: RecordTab): Locator {
    return this.main.getByRole('tab', { name });
  }

  async openTab(name: RecordTab): Promise<this> {
    await this.tab(name).click();
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
    return this;
  }

  async turnTo(name: 'Anterior' | 'Siguiente' | `Página ${number}`): Promise<this> {
    await this.pages.getByRole('button', { name, exact: true }).click();
    return this;
  }

  async isOnPage(number: number): Promise<this> {
    const current = this.pages.getByRole('button', { name: `Página ${number}`, exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
    return this;
  }

  async goBackToDetail(): Promise<ServiceDetailPage> {
    await this.back.click();
    return new ServiceDetailPage(this.page).isOpen();
  }
}

/** The day in Ecuador, so many days ago. */
function daysAgo(count: number): string {
  const hourMs = 3_600_000;
  return new Date(Date.now() - 5 * hourMs - count * 24 * hourMs).toISOString().slice(0, 10);
}

/** The same as it is typed: `21/11/2026`. */
export function typedDaysAgo(count: number): string {
  return daysAgo(count).split('-').toReversed().join('/');
}
