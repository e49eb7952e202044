// A page where somebody chooses how to pay, and types a card if that is how; it leads to the review.
import type { Locator, Page } from '@playwright/test';
import { OrderReviewPage } from '../order-review-page.ts';
import { CardPage } from './card-page.ts';

export class MethodPage extends CardPage {
  readonly methods: Locator;
  readonly submit: Locator;
  readonly back: Locator;

  /** `legend`: of the methods; `go`: the words of the one button. */
  constructor(page: Page, { legend, go }: { legend: string; go: string }) {
    super(page);
    this.methods = this.part(legend).getByRole('radio');
    this.submit = this.main.getByRole('button', { name: new RegExp(`^(${go}|Validando…)$`) });
    this.back = this.main.getByRole('link', { name: 'Volver', exact: true }).first();
  }

  async choose(method: 'Tarjeta' | 'Cargo a factura' | 'Cargo a saldo'): Promise<this> {
    await this.main.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
    return this;
  }

  async goOn(): Promise<this> {
    await this.submit.click();
    return this;
  }

  async review(): Promise<OrderReviewPage> {
    await this.goOn();
    return new OrderReviewPage(this.page).isOpen();
  }

  async reviewWithCard(number: string): Promise<OrderReviewPage> {
    await this.choose('Tarjeta');
    await this.fillCard(number);
    return this.review();
  }

  async reviewOnInvoice(): Promise<OrderReviewPage> {
    await this.choose('Cargo a factura');
    return this.review();
  }
}
