// «Mensajes»: what somebody has written to people, and one of them.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class MessagesPage extends PortalFrame {
  readonly notes: Locator;

  constructor(page: Page) {
    super(page);
    this.notes = this.part('Conversación').getByRole('listitem');
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Mensajes');
    return this;
  }

  row(words: string | RegExp): Locator {
    return this.part('Tus mensajes').getByRole('link', { name: words });
  }

  async write(text: string): Promise<void> {
    await this.main.getByRole('textbox').fill(text);
    await this.main.getByRole('button', { name: 'Enviar' }).click();
  }
}
