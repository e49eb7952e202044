// The words of an invitation. Nothing of the line is told before it is accepted.
import type { Role } from '@portal/contract/policy';

const may: Record<Exclude<Role, 'holder'>, string> = {
  manager: 'administrarla',
  viewer: 'ver su consumo',
  payer: 'ver y pagar sus facturas',
};

const subjects: Record<Role, string> = {
  holder: 'Acceso de titular',
  manager: 'Acceso para administrar una línea',
  payer: 'Acceso para pagar una línea',
  viewer: 'Acceso para mirar una línea',
};

export const peopleCopy = {
  /** What is accepted with an invitation. */
  subjectOf: (role: Role) => subjects[role],
  subject: (brand: string) => `Te invitaron a una línea en ${brand}`,
  text: (brand: string, role: Exclude<Role, 'holder'>, url: string) =>
    `Quien es titular de una línea te invita a ${may[role]} desde ${brand}.\n\nAbre este enlace, ingresa o regístrate, y acepta:\n${url}\n\nSirve una sola vez y vence en 7 días. Si no esperabas esta invitación, no hagas nada.`,
  /** Plain letters; the address follows. */
  sms: 'Te invitan a una linea. Acepta en ',
} as const;
