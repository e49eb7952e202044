// 'Soporte': the contact box, the guides, and the frequent questions.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
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

  /** It folds and unfolds. */
  guide(title: string): Locator {
    return this.main.getByRole('button', { name: title });
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

// The assistant: its button, the panel around it, and the page inside, which has an origin of its own.

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

// 'Estado de tu equipo en soporte': a repair by cédula, RUC or order number.

const LABELS = { Cédula: 'Número de cédula', RUC: 'Número de RUC', 'Número de orden': 'Número de orden' };

export class RepairLookupPage extends PortalFrame {
  readonly form: Locator;
  readonly type: Locator;
  readonly number: Locator;
  readonly submit: Locator;
  readonly found: Locator;
  /** Asks whoever is not known to be the customer. */
  readonly holder: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    super(page);
    this.form = this.part('Busca tu equipo');
    this.type = this.form.getByRole('combobox', { name: 'Tipo de documento' });
    this.number = this.form.getByRole('textbox');
    this.submit = this.form.getByRole('button', { name: 'Buscar' });
    this.found = this.part('Equipos encontrados').getByRole('link');
    this.holder = this.part('¿Eres el titular?');
    this.back = this.main.getByRole('link', { name: /^(Soporte|Mis Servicios)$/ });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/cellphone-status/');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Estado de tu equipo en soporte');
    return this;
  }

  async choose(type: keyof typeof LABELS): Promise<this> {
    await this.type.selectOption(type);
    await expect(this.number).toHaveAccessibleName(LABELS[type]);
    return this;
  }

  async look(type: keyof typeof LABELS, number: string): Promise<this> {
    await this.choose(type);
    await this.number.fill(number);
    await this.submit.click();
    return this;
  }

  async follow(order: string): Promise<RepairTrackingPage> {
    await this.found.filter({ hasText: order }).click();
    return new RepairTrackingPage(this.page).isOpen(order);
  }
}

// 'Seguimiento de equipo': the story of one repair, and what its customer is asked.

export class RepairTrackingPage extends PortalFrame {
  readonly steps: Locator;
  readonly current: Locator;
  readonly decision: Locator;
  readonly accept: Locator;
  readonly device: Locator;
  readonly cost: Locator;
  /** Asks whoever is not known to be the customer. */
  readonly holder: Locator;
  readonly dialog: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    super(page);
    this.steps = this.main.getByRole('list', { name: 'Pasos de la reparación' }).getByRole('listitem');
    this.current = this.main.locator('[aria-current="step"]');
    this.decision = this.part('Reparar tu equipo cuesta');
    this.accept = this.decision.getByRole('button', { name: /^Aceptar/ });
    this.device = this.part(/^(Tu|El) equipo$/);
    this.cost = this.part('Costo de la reparación');
    this.holder = this.part('¿Eres el titular?');
    this.dialog = page.getByRole('dialog');
    this.back = this.main.getByRole('link', { name: 'Estado de tu equipo' });
  }

  async open(order: string): Promise<this> {
    await this.page.goto(`/ec/cellphone-follow/${order}`);
    return this.isOpen(order);
  }

  async isOpen(order: string): Promise<this> {
    await expect(this.heading).toHaveText('Seguimiento de equipo');
    await expect(this.main).toContainText(`Orden ${order}`);
    return this;
  }

  /** The date as the three lists show it. */
  async prove(cedula: string, date: readonly [string, string, string]): Promise<this> {
    await this.holder.getByLabel('Número de documento').fill(cedula);
    for (const [place, label] of (['Año', 'Mes', 'Día'] as const).entries())
      await this.holder.getByLabel(label).selectOption(date[place] ?? '');
    await this.holder.getByRole('button', { name: 'Confirmar' }).click();
    return this;
  }

  /** In the question. */
  async confirm(act: string): Promise<this> {
    await this.dialog.getByRole('button', { name: act }).click();
    return this;
  }

  /** The word on how it ended. */
  async closeOutcome(title: string): Promise<this> {
    const outcome = this.page.getByRole('dialog', { name: title });
    await expect(outcome).toBeVisible();
    await outcome.getByRole('button', { name: 'Entendido' }).click();
    await expect(outcome).toBeHidden();
    return this;
  }
}
