// 'Soporte': the contact box, the guides, and the frequent questions.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class SupportPage extends PortalFrame {
  readonly contact: Locator;
  readonly guides: Locator;
  readonly faq: Locator;
  readonly search: Locator;
  readonly questions: Locator;
  readonly print: Locator;

  constructor(page: Page) {
    super(page);
    this.contact = this.part('Habla con nosotros');
    this.guides = this.part('Guías, en el sitio de ayuda');
    this.faq = this.part(/^(Preguntas frecuentes|Lo que encontramos)$/);
    this.search = this.main.getByRole('searchbox', { name: 'Busca una respuesta' });
    this.questions = this.faq.getByRole('heading', { level: 3 }).filter({ hasText: '¿' });
    this.print = this.main.getByRole('button', { name: 'Imprimir' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/support/');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Soporte');
    return this;
  }

  question(words: string | RegExp): Locator {
    return this.faq.getByRole('button', { name: words });
  }

  answer(words: string | RegExp): Locator {
    return this.faq.getByRole('region', { name: words });
  }
}
