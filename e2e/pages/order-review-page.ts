// 'Resumen de compra' of a package, and of a top-up: what it is, what it costs, the terms, the one button.
import { expect, type Locator, type Page } from '@playwright/test';
import { CardPage } from './purchase/card-page.ts';

export class OrderReviewPage extends CardPage {
  readonly order: Locator;
  readonly summary: Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  readonly notice: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    super(page);
    this.order = this.part(/^Tu (pedido|recarga)$/);
    this.summary = this.part('Vas a pagar');
    this.terms = this.main.getByRole('checkbox', {
      name: 'Acepto términos y condiciones de contratación',
    });
    this.submit = this.main.getByRole('button', {
      name: /^(Comprar|Comprando…|Finalizar recarga|Recargando…)$/,
    });
    this.notice = this.main.getByRole('alert');
    this.back = this.main.getByRole('link', { name: 'Volver', exact: true }).first();
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Resumen de compra');
    return this;
  }

  async accept(): Promise<this> {
    await this.terms.check();
    return this;
  }

  /** Accepts the terms first. */
  async buy(): Promise<this> {
    await this.accept();
    await this.submit.click();
    return this;
  }
}
