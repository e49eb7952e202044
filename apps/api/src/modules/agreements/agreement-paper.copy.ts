// What the paper of an agreement says.
import type { AgreementChannel } from '@portal/contract/privacy/agreements';
import { agreementChannels } from '@portal/help/agreement-channels.copy';

export const agreementPaperCopy = {
  lead: {
    active: (brand: string) =>
      `Constancia de lo que se aceptó en ${brand}, con el texto como estaba entonces.`,
    withdrawn: (brand: string) => `Constancia de lo que se dejó de aceptar en ${brand}.`,
  },
  number: 'Constancia',
  when: 'Fecha y hora',
  who: 'Persona',
  service: 'Servicio',
  amount: 'Valor con IVA',
  channel: 'Canal',
  proof: 'Cómo se la reconoció',
  device: 'Equipo',
  place: 'Lugar',
  version: 'Versión del texto',
  textHash: 'Huella del texto (SHA-256)',
  contentHash: 'Huella del contenido',
  previousHash: 'Huella anterior',
  hash: 'Huella de esta constancia',
  textTitle: 'Texto aceptado:',
  chain:
    'Cada constancia guarda la huella de la anterior de la misma persona: si alguien cambia, quita o agrega una, se nota.',
  channels: agreementChannels satisfies Record<AgreementChannel, string>,
} as const;
