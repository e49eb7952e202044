// The assistant: its button, the panel around it, and the page inside, which has an origin of its own.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export class AssistantPanel {
  readonly page: Page;
  readonly launcher: Locator;
  readonly panel: Locator;
  readonly frame: FrameLocator;
  readonly frameElement: Locator;
  readonly messages: Locator;
  readonly field: Locator;
  /** What a person will get, before it is sent. */
  readonly handOver: Locator;

  constructor(page: Page) {
    this.page = page;
    this.launcher = page.getByRole('button', { name: /^Asistente/ });
    this.panel = page.getByRole('dialog', { name: 'Asistente' });
    this.frameElement = page.locator('iframe[title="Conversación con el asistente"]');
    this.frame = this.frameElement.contentFrame();
    this.messages = this.frame
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: /^Asistente: / });
    this.handOver = this.frame.getByRole('form', { name: 'Escribir a una persona' });
    this.field = this.frame.getByRole('textbox', { name: 'Escribe tu pregunta' });
  }

  async open(): Promise<this> {
    await this.launcher.click();
    return this.isOpen();
  }

  /** And has greeted. */
  async isOpen(): Promise<this> {
    await expect(this.panel).toBeVisible();
    await expect(this.reply('¿Cuánto debo?')).toBeVisible();
    return this;
  }

  async close(): Promise<this> {
    await this.panel.getByRole('button', { name: 'Cerrar el asistente' }).click();
    await expect(this.panel).toBeHidden();
    return this;
  }

  reply(words: string | RegExp): Locator {
    return this.frame.getByRole('button', { name: words });
  }

  /** What it says to that. */
  async ask(question: string): Promise<Locator> {
    const before = await this.messages.count();
    await this.field.fill(question);
    await this.field.press('Enter');
    return this.saidAfter(before);
  }

  async press(words: string | RegExp): Promise<Locator> {
    const before = await this.messages.count();
    await this.reply(words).click();
    return this.saidAfter(before);
  }

  private async saidAfter(count: number): Promise<Locator> {
    await expect(this.messages).toHaveCount(count + 1);
    return this.messages.last();
  }
}
