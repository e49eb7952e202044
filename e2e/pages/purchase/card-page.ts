// What every page with a card form has in common: its fields, their messages, a refusal, and a payment in verification.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { cardHolder, cvc, futureExpiry } from '../../world/customers.ts';
import { PortalFrame } from '../portal-frame.ts';

export interface CardEntry {
  name?: string;
  number?: string;
  expiry?: string;
  cvc?: string;
}

export class CardPage extends PortalFrame {
  readonly name: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly cvc: Locator;
  /** Messages under the fields. */
  readonly messages: Locator;
  readonly trouble: Locator;
  readonly verifying: Locator;
  /** Where a bank asks its customer, and its own page in it. */
  readonly bank: Locator;
  readonly bankPage: FrameLocator;

  constructor(page: Page) {
    super(page);
    this.name = page.getByLabel('Nombre del titular');
    this.number = page.getByLabel('Número de tarjeta');
    this.expiry = page.getByLabel('Vencimiento');
    this.cvc = page.getByRole('textbox', { name: 'CVV' });
    this.messages = page.getByRole('form', { name: 'Datos de la tarjeta' }).getByRole('alert');
    this.trouble = page.getByRole('dialog');
    this.bank = page.getByRole('dialog', { name: 'Confirma con tu banco' });
    this.bankPage = this.bank.frameLocator('iframe');
    this.verifying = this.main.getByRole('heading', { name: 'Tu pago está en verificación' });
  }

  async fill(entry: CardEntry): Promise<this> {
    for (const field of ['name', 'number', 'expiry', 'cvc'] as const) {
      const text = entry[field];
      if (text !== undefined) await this[field].fill(text);
    }
    return this;
  }

  /** With a name, an expiry and a code that nobody has anything against. */
  fillCard(number: string): Promise<this> {
    return this.fill({ name: cardHolder, number, expiry: futureExpiry, cvc });
  }

  async answerBank(code: string): Promise<void> {
    await this.bankPage.getByLabel('Código de tu banco').fill(code);
    await this.bankPage.getByRole('button', { name: 'Confirmar' }).click();
  }

  /** A dialog of the documents, word for word. Somebody is at it, so it does not close by itself. */
  async says(title: string, text: string): Promise<this> {
    await expect(this.trouble).toHaveAccessibleName(title);
    await expect(this.trouble).toHaveAccessibleDescription(text);
    await this.trouble.getByRole('button', { name: 'Cerrar' }).focus();
    return this;
  }

  async closeTrouble(): Promise<this> {
    await this.trouble.getByRole('button', { name: 'Cerrar' }).click();
    await expect(this.trouble).toBeHidden();
    return this;
  }
}
