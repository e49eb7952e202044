// Sentences about services of other companies on a line.
export const thirdPartyCopy = {
  title: 'Servicios de terceros',
  waiting: 'Cargando los servicios de terceros',
  failed: 'No pudimos cargar los servicios de terceros',
  none: 'Ninguna otra empresa te cobra en esta línea.',
  month: (money: string) => `${money} al mes`,
  since: (day: string) => `Desde el ${day}`,
  ended: (day: string) => `Cancelado el ${day}`,
  proof: 'Cómo se aceptó',
  end: 'Cancelar',
  ending: 'Cancelando…',
  claim: 'Reclamar',
  of: (name: string) => ` ${name}`,
  wasEnded: (name: string) => `Cancelaste ${name}. Ya no te lo cobramos.`,
  notEnded: 'No pudimos cancelarlo. Intenta de nuevo.',
  block: 'Bloquear servicios de terceros',
  blocking: 'Guardando…',
  unblock: 'Permitirlos otra vez',
  blocked: (day: string) =>
    `Bloqueados desde el ${day}: ninguna empresa puede activar uno nuevo en esta línea.`,
  blockHint: 'Si los bloqueas, ninguna otra empresa podrá activar un servicio en esta línea.',
  notBlocked: 'No pudimos guardarlo. Intenta de nuevo.',
} as const;
