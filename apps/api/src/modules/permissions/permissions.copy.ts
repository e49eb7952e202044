// The words about who manages and who uses a line. Of an invitation nothing of the line is told before it is accepted.
import type { GivenRole } from '@portal/contract/access/permissions';
import type { ConsentPurpose, LineUserKind } from '@portal/contract/privacy/line-users';
import { codeMinutes, invitationDays } from '@portal/help/promises';
import { roleWords } from '@portal/help/roles.copy';
import { plainGsm } from '../../providers/sms/port.ts';

export const peopleCopy = {
  subject: (brand: string) => `Te invitaron a una línea en ${brand}`,
  text: (brand: string, role: GivenRole, url: string) =>
    `Quien es titular de una línea te invita a ${roleWords[role].may} desde ${brand}.\n\nAbre este enlace, ingresa o regístrate, y acepta:\n${url}\n\nSirve una sola vez y vence en ${invitationDays} días. Si no esperabas esta invitación, no hagas nada.`,
  /** Plain letters; the address follows. */
  sms: 'Te invitan a una linea. Acepta en ',
} as const;

export const associationCopy = {
  subject: (planName: string) => `Administrar el servicio ${planName}`,
  holder: 'Titular de los servicios de esta cuenta',
} as const;

export const lineUsersCopy = {
  sms: {
    /** An address follows. */
    asked: {
      records: 'Piden ver tus llamadas. Decide en ',
      holder: 'Ya no usas esta linea? Decide en ',
      minor: 'Ya no usas esta linea? Decide en ',
    } satisfies Record<ConsentPurpose, string>,
    granted: 'Diste permiso. Para retirarlo: ',
    adult:
      'Quien es titular dijo que usas esta linea. Desde ahora nadie ve tus llamadas ni tus SMS sin tu permiso.',
  },
  /** Of an agreement. */
  records: (askedBy: string) => `Registros de la línea para ${askedBy}`,
  usedBy: {
    holder: 'La línea la usa quien es titular',
    adult: 'La línea la usa otra persona adulta',
    minor: 'La línea la usa una persona menor de edad a cargo de quien es titular',
  } satisfies Record<LineUserKind, string>,
} as const;

/** Says what it opens: whoever holds the line may be asked for the code by a stranger. */
export function associationCodeSms(code: string): string {
  return plainGsm(
    `Tu codigo para asociar tu linea a una cuenta es ${code}. Vence en ${codeMinutes} minutos. No lo compartas.`,
  );
}
