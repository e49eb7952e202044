// 'Editar perfil' and 'Cambio de contraseña'.
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalFrame } from '../portal-frame.ts';

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
