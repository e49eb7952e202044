// The payment frame: the portal's dialog around it, and the provider's page in it or in a tab of its own.
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { cardHolder, cvc, futureExpiry } from '../world/customers.ts';

/** The provider's page, wherever it is. */
export class ProviderPage {
  readonly main: Locator;
  readonly heading: Locator;
  readonly number: Locator;
  readonly errors: Locator;
  readonly refusal: Locator;
  readonly terms: Locator;
  readonly tools: Locator;
  readonly #in: Page | FrameLocator;

  constructor(inside: Page | FrameLocator) {
    this.#in = inside;
    this.main = inside.getByRole('main');
    this.heading = inside.getByRole('heading', { level: 1 });
    this.number = inside.getByLabel('Número de tarjeta');
    this.errors = inside.getByRole('form', { name: 'Datos de la tarjeta' }).getByRole('alert');
    this.refusal = inside.getByRole('alert').filter({ hasText: 'No se hizo el pago' });
    this.terms = inside.getByLabel('Acepto términos y condiciones de contratación');
    this.tools = inside.getByText('Herramientas de demostración');
  }

  async choose(what: RegExp): Promise<this> {
    await this.#in.getByRole('radio', { name: what }).check();
    await this.press('Continuar');
    return this;
  }

  async fillCard(number: string): Promise<this> {
    await this.#in.getByLabel('Nombre del titular').fill(cardHolder);
    await this.number.fill(number);
    await this.#in.getByLabel('Vencimiento').fill(futureExpiry);
    await this.#in.getByLabel('CVV').fill(cvc);
    return this;
  }

  async payWith(number: string): Promise<this> {
    await this.fillCard(number);
    // A bill asks for none.
    if ((await this.terms.count()) > 0) await this.terms.check();
    await this.press(/^Pagar \$/);
    return this;
  }

  press(name: string | RegExp): Promise<void> {
    return this.#in.getByRole('button', { name }).click();
  }

  async answerBank(code: string): Promise<void> {
    await this.#in.getByLabel('Código de tu banco').fill(code);
    await this.press('Confirmar');
  }

  /** Of the demonstration alone. */
  async useTool(
    name: 'Aprobar' | 'Rechazar' | 'Cerrar sin responder' | 'Enviar origen falso',
  ): Promise<void> {
    await this.tools.click();
    await this.press(name);
  }
}

export class PaymentFramePage extends ProviderPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly iframe: Locator;

  constructor(page: Page, title: string) {
    const dialog = page.getByRole('dialog', { name: title });
    super(dialog.frameLocator('iframe'));
    this.page = page;
    this.dialog = dialog;
    this.iframe = dialog.locator('iframe');
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toBeVisible();
    return this;
  }

  /** What the dialog says in the page's place. */
  async says(title: string): Promise<this> {
    await expect(this.dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(this.iframe).toHaveCount(0);
    return this;
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  }

  /** As a page of the provider's origin that says what it likes. */
  async speak(message: unknown): Promise<void> {
    await this.#frame().evaluate((said) => {
      const address = new URLSearchParams(location.hash.slice(1));
      const withSid = typeof said === 'object' ? { sid: address.get('sid'), ...said } : said;
      window.parent.postMessage(withSid, '*');
    }, message);
  }

  #frame(): Frame {
    const found = this.page.frames().find((frame) => frame.url().includes('/pay/'));
    if (!found) throw new Error('there is no payment frame');
    return found;
  }
}
