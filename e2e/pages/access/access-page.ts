// What the screens before signing in have in common: their alerts, the overlay while a call runs, the help link.
import { expect, type Locator, type Page } from '@playwright/test';

export class AccessPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly overlay: Locator;
  readonly dialog: Locator;
  /** The messages of the fields. */
  readonly messages: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.overlay = page.getByRole('status').filter({ hasText: '…' });
    this.dialog = page.getByRole('dialog');
    this.messages = page.getByRole('main').getByRole('alert');
  }

  /** An alert of the documents, word for word. */
  async says(title: string, text: string | RegExp): Promise<this> {
    await expect(this.dialog).toHaveAccessibleName(title);
    await expect(this.dialog).toHaveAccessibleDescription(text);
    return this;
  }

  async accept(): Promise<this> {
    await this.dialog.getByRole('button', { name: 'Aceptar' }).click();
    await expect(this.dialog).toBeHidden();
    return this;
  }

  /** The only message on the screen is this one. */
  async complains(text: string): Promise<this> {
    await expect(this.messages).toHaveText([text]);
    return this;
  }

  protected async shows(heading: string): Promise<this> {
    await expect(this.heading).toHaveText(heading);
    await expect(this.overlay).toBeHidden();
    return this;
  }
}
