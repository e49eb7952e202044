// What the screens before signing in have in common: their alerts, the overlay while a call runs, the help link.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from '../portal-frame.ts';

class AccessPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly overlay: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.overlay = page.getByRole('status').filter({ hasText: '…' });
    this.dialog = page.getByRole('dialog');
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

  protected async shows(heading: string): Promise<this> {
    await expect(this.heading).toHaveText(heading);
    await expect(this.overlay).toBeHidden();
    return this;
  }
}

// 'Código de seguridad', of registration and of recovery.

export class CodePage extends AccessPage {
  readonly boxes: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.boxes = page.getByLabel('Código de 6 dígitos');
    this.submit = page.getByRole('button', { name: 'Validar código' });
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

// 'Comienza tu registro'.

export class RegisterPage extends AccessPage {
  readonly identifier: Locator;
  readonly terms: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.identifier = page.getByLabel('Número móvil o correo electrónico');
    this.terms = page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });
    this.submit = page.getByRole('button', { name: 'Continuar' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/register-email-or-phone');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    return this.shows('Comienza tu registro');
  }

  /** Fills and sends the form, whatever comes of it. */
  async tryWith(identifier: string): Promise<this> {
    await this.identifier.fill(identifier);
    await this.terms.check();
    await this.submit.click();
    return this;
  }

  async begin(identifier: string): Promise<CodePage> {
    await this.tryWith(identifier);
    return new CodePage(this.page).isOpen();
  }
}

// '/home/bienvenida', after registering.

export class WelcomePage extends PortalFrame {
  readonly goOn: Locator;

  constructor(page: Page) {
    super(page);
    this.goOn = this.main.getByRole('link', { name: 'Ir al portal' });
  }

  async isOpen(): Promise<this> {
    await expect(this.page).toHaveURL(/\/ec\/home\/bienvenida$/);
    await expect(this.heading).toHaveText('Bienvenido');
    return this;
  }
}

// 'Completa tu registro': names and password, after the code.

interface NewPerson {
  name: string;
  lastName: string;
  password: string;
}

export const eva: NewPerson = { name: 'Eva María', lastName: 'Ñauta', password: 'LunaClara26' };

export class CompletePage extends AccessPage {
  readonly name: Locator;
  readonly lastName: Locator;
  /** The e-mail or the number: to read only. */
  readonly identifier: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.name = page.getByLabel('Nombres');
    this.lastName = page.getByLabel('Apellidos');
    this.identifier = page.getByLabel(/^(Correo electrónico|Número móvil)$/);
    this.password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
    this.confirmation = page.getByRole('textbox', { name: 'Confirmar contraseña' });
    this.submit = page.getByRole('button', { name: 'Registrarme' });
  }

  async isOpen(): Promise<this> {
    return this.shows('Completa tu registro');
  }

  async fill({ name, lastName, password }: NewPerson): Promise<this> {
    await this.name.fill(name);
    await this.lastName.fill(lastName);
    await this.password.fill(password);
    await this.confirmation.fill(password);
    return this;
  }

  async register(person: NewPerson): Promise<WelcomePage> {
    await this.fill(person);
    await this.submit.click();
    return new WelcomePage(this.page).isOpen();
  }
}

// '¿Olvidaste tu contraseña?', and the new password at its end.

export class RecoveryPage extends AccessPage {
  readonly identifier: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.identifier = page.getByLabel('Número móvil o correo electrónico');
    this.submit = page.getByRole('button', { name: 'Continuar' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/recovery-password');
    return this.isOpen();
  }

  async isOpen(): Promise<this> {
    return this.shows('¿Olvidaste tu contraseña?');
  }

  async tryWith(identifier: string): Promise<this> {
    await this.identifier.fill(identifier);
    await this.submit.click();
    return this;
  }

  async begin(identifier: string): Promise<CodePage> {
    await this.tryWith(identifier);
    return new CodePage(this.page).isOpen();
  }
}

export class NewPasswordPage extends AccessPage {
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.password = page.getByRole('textbox', { name: 'Contraseña nueva' });
    this.confirmation = page.getByRole('textbox', { name: 'Confirmar contraseña' });
    this.submit = page.getByRole('button', { name: 'Cambiar contraseña' });
  }

  async isOpen(): Promise<this> {
    return this.shows('Restablecer contraseña');
  }

  async fill(password: string, confirmation = password): Promise<this> {
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    return this;
  }
}
