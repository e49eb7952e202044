// 'Soporte': the contact box, the guides, and the frequent questions.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class SupportPage extends PortalFrame {
  readonly contact: Locator;
  readonly faq: Locator;
  readonly search: Locator;
  readonly questions: Locator;
  readonly print: Locator;

  constructor(page: Page) {
    super(page);
    this.contact = this.part('Habla con nosotros');
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

// 'Órdenes de servicio': search, three tabs, and a table.

export class ServiceOrdersPage extends PortalFrame {
  readonly by: Locator;
  readonly text: Locator;
  readonly submit: Locator;
  readonly all: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    super(page);
    const form = this.main.getByRole('form', { name: 'Busca una orden' });
    this.by = form.getByRole('combobox', { name: 'Buscar por' });
    this.text = form.getByRole('textbox');
    this.submit = form.getByRole('button', { name: 'Buscar' });
    this.all = this.main.getByRole('button', { name: 'Ver todas mis órdenes' });
    this.rows = this.main
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Ver seguimiento/ }) });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/service-order/');
    await expect(this.heading).toHaveText('Órdenes de servicio');
    return this;
  }

  tab(name: string): Locator {
    return this.main.getByRole('tab', { name, exact: true });
  }

  async look(by: 'Número de orden' | 'Cédula', text: string): Promise<this> {
    await this.by.selectOption(by);
    await this.text.fill(text);
    await this.submit.click();
    return this;
  }
}

// «Mensajes»: what somebody has written to people, and one of them.

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
}
