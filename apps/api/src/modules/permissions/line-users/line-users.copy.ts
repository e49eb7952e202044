// The words of who uses a line: what leaves by SMS, in plain letters, and what is kept of what somebody agreed to.
import type { ConsentPurpose, LineUserKind } from '@portal/contract/privacy/line-users';

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
