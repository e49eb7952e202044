// What the screens before signing in have in common: their alerts, the overlay while a call runs, the help link.
import { expect, type Locator, type Page } from '@playwright/test';
import { type Customer, giveSession, password } from '../world/customers.ts';
import { HomePage } from './home-page.ts';
import { PortalFrame } from './portal-frame.ts';

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

// 'Editar perfil' and 'Cambio de contraseña'.

export class EditProfilePage extends PortalFrame {
  readonly name: Locator;
  readonly lastName: Locator;
  readonly nickName: Locator;
  readonly email: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    super(page);
    this.name = this.main.getByLabel('Nombres');
    this.lastName = this.main.getByLabel('Apellidos');
    this.nickName = this.main.getByLabel('Apodo (opcional)');
    this.email = this.main.getByLabel('Correo electrónico');
    this.submit = this.main.getByRole('button', { name: 'Guardar cambios' });
    this.cancel = this.main.getByRole('button', { name: 'Cancelar' });
    this.question = page.getByRole('dialog', { name: '¿Estás seguro de que deseas guardar estos cambios?' });
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Editar perfil');
    await expect(this.submit).toBeVisible();
    return this;
  }
}

export class ChangePasswordPage extends PortalFrame {
  readonly current: Locator;
  readonly next: Locator;
  readonly confirmation: Locator;
  readonly terms: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.current = this.main.getByRole('textbox', { name: 'Contraseña actual' });
    this.next = this.main.getByRole('textbox', { name: 'Contraseña nueva', exact: true });
    this.confirmation = this.main.getByRole('textbox', { name: 'Confirmar contraseña nueva' });
    this.terms = this.main.getByRole('checkbox', { name: /^Acepto los términos y condiciones/ });
    this.submit = this.main.getByRole('button', { name: 'Cambiar contraseña' });
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toHaveText('Cambio de contraseña');
    return this;
  }

  async fill({
    current,
    next,
    confirmation = next,
  }: Record<'current' | 'next', string> & { confirmation?: string }) {
    await this.current.fill(current);
    await this.next.fill(next);
    await this.confirmation.fill(confirmation);
    await this.terms.check();
    return this;
  }
}

// 'Quién tiene acceso a tus líneas': who else has a role in the customer's lines.

export class PeoplePage extends PortalFrame {
  readonly people: Locator = this.part('Con acceso').getByRole('listitem');

  async open(): Promise<this> {
    await this.page.goto('/ec/profile/people');
    await expect(this.heading).toHaveText('Quién tiene acceso a tus líneas');
    return this;
  }

  async invite(login: string, role: 'Mirar' | 'Pagar' | 'Administrar', line: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Invitar a una persona' }).click();
    await this.main.getByLabel('Correo o número móvil').fill(login);
    await this.main.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
    await this.main.getByRole('checkbox', { name: line }).check();
    await this.main.getByRole('button', { name: 'Enviar invitación' }).click();
    await this.stepUp();
    await expect(this.people.filter({ hasText: login })).toContainText('Invitación hasta');
  }
}

// 'Inicio de Sesión'.

export class LoginPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly recover: Locator;
  readonly register: Locator;
  /** The box of a refusal. */
  readonly refusal: Locator;
  readonly overlay: Locator;
  /** That the last session has ended. */
  readonly ended: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Inicio de Sesión', level: 1 });
    this.username = page.getByLabel('Número móvil o correo electrónico');
    this.password = page.getByRole('textbox', { name: 'Contraseña' });
    this.submit = page.getByRole('button', { name: 'Continuar', exact: true });
    this.recover = page.getByRole('link', { name: '¿Olvidaste contraseña?' });
    this.register = page.getByRole('link', { name: 'Regístrate' });
    this.refusal = page.getByRole('main').getByRole('alert');
    this.overlay = page.getByRole('status').filter({ hasText: /sesión…/ });
    this.ended = page.getByRole('status').filter({ hasText: 'Tu sesión terminó.' });
  }

  async open(): Promise<this> {
    await this.page.goto('/ec/');
    await this.isOpen();
    return this;
  }

  async isOpen(): Promise<this> {
    await expect(this.heading).toBeVisible();
    return this;
  }

  /** With the form. */
  async signIn(customer: Customer): Promise<HomePage> {
    await this.trySignIn(customer.login, password);
    return new HomePage(this.page).isOpen(customer);
  }

  /** As on any visit but the first: the session is there already, whichever page is opened next. */
  async enter(customer: Customer): Promise<void> {
    await giveSession(this.page, customer);
  }

  /** The same, and home is that page. */
  async arrive(customer: Customer): Promise<HomePage> {
    await this.enter(customer);
    await this.page.goto('/ec/home');
    return new HomePage(this.page).isOpen(customer);
  }

  /** Fills and sends the form, whatever comes of it. */
  async trySignIn(username: string, secret: string): Promise<this> {
    if (this.page.url() === 'about:blank') await this.open();
    await this.username.fill(username);
    await this.password.fill(secret);
    await this.submit.click();
    return this;
  }
}
