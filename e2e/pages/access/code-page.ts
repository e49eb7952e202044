// 'Código de seguridad', of registration and of recovery.
import { expect, type Locator, type Page } from '@playwright/test';
import { AccessPage } from './access-page.ts';

export class CodePage extends AccessPage {
  readonly boxes: Locator;
  readonly submit: Locator;
  readonly resend: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    super(page);
    this.boxes = page.getByLabel('Código de 6 dígitos');
    this.submit = page.getByRole('button', { name: 'Validar código' });
    this.resend = page.getByRole('button', { name: 'Reenviar aquí' });
    this.back = page.getByRole('link', { name: 'Volver' });
  }

  async isOpen(): Promise<this> {
    return this.shows('Código de seguridad');
  }

  async tryCode(code: string): Promise<this> {
    await this.boxes.fill(code);
    await expect(this.boxes).toHaveValue(code);
    await this.submit.click();
    return this;
  }
}
