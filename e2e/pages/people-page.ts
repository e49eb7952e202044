// 'Quién entra a tus líneas': who else has a role in the customer's lines.
import { expect, type Locator } from '@playwright/test';
import { PortalFrame } from './portal-frame.ts';

export class PeoplePage extends PortalFrame {
  readonly people: Locator = this.part('Con acceso').getByRole('listitem');

  async open(): Promise<this> {
    await this.page.goto('/ec/profile/people');
    await expect(this.heading).toHaveText('Quién entra a tus líneas');
    return this;
  }

  async invite(login: string, role: 'Mirar' | 'Pagar' | 'Administrar', line: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Invitar a una persona' }).click();
    await this.main.getByLabel('Correo o número de celular').fill(login);
    await this.main.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
    await this.main.getByRole('checkbox', { name: line }).check();
    await this.main.getByRole('button', { name: 'Enviar invitación' }).click();
    await this.stepUp();
    await expect(this.people.filter({ hasText: login })).toContainText('Invitación hasta');
  }
}
