// Sentences of 'Lo que aceptaste', and of one agreement.
import type { Agreement, PrivacyChoiceKind } from '@portal/contract/privacy/agreements';
import { agreementChannels } from '@portal/help/agreement-channels.copy';
import * as titles from '@portal/help/page-titles.copy';
import { taxName } from '@portal/market/tax';

export const contractsCopy = {
  lead: 'Qué aceptaste, cuándo, desde dónde y cómo verificamos tu identidad.',
  services: {
    title: 'Tus servicios',
    detail: 'El contrato de cada servicio y lo que otras empresas te cobran.',
    none: 'Aquí verás el contrato de cada servicio del que eres titular.',
  },
  accepted: {
    title: 'En el portal',
    detail: 'Compras, cambios y permisos, el más reciente primero.',
    none: 'Aquí verás cada compra, cambio y permiso que aceptes.',
  },
  waiting: 'Cargando tus contratos',
  failed: 'No pudimos cargar tus contratos',
  more: 'Ver más',
  withdrawn: 'Dejaste de aceptarlo',
  ended: 'Terminado',
  by: (name: string) => (name === '' ? 'Otra persona' : name),
  whole: (count: number) =>
    count === 1
      ? 'Tu registro está completo: 1 constancia, sin cambios.'
      : `Tu registro está completo: ${count} constancias, sin cambios.`,
  broken: (phone: string) =>
    `Tu registro no está completo: alguna constancia se cambió o falta. Llámanos al ${phone} para revisarlo contigo.`,
} as const;

export const choicesCopy = {
  title: 'Uso de tus datos',
  detail: 'Todo está desactivado hasta que tú lo actives. Cada cambio queda en tu registro.',
  waiting: 'Cargando tus permisos',
  failed: 'No pudimos cargar tus permisos',
  notSaved: 'No pudimos guardar el cambio. Intenta de nuevo en un momento.',
  on: 'Listo, lo activamos',
  off: 'Listo, lo desactivamos',
  oppose: 'Desactivar todo',
  saving: 'Guardando…',
  allOff: 'Listo: usamos tus datos solo para darte el servicio',
  since: (day: string) => `Desactivaste todo el ${day}.`,
  names: {
    marketing: 'Promociones por correo electrónico',
    profiling: 'Propuestas según tus consumos',
    tracking: 'Medición con herramientas de otras empresas',
  } satisfies Record<PrivacyChoiceKind, string>,
} as const;

export const contractCopy = {
  title: 'Constancia',
  back: titles.contracts,
  waiting: 'Cargando la constancia',
  failed: 'No pudimos cargar la constancia',
  notFound: {
    title: 'No encontramos esta constancia',
    text: 'Búscala en la lista de lo que aceptaste.',
    act: 'Ver lo que acepté',
  },
  how: 'Cómo se aceptó',
  when: 'Fecha y hora',
  who: 'Quién',
  you: 'Tú',
  service: 'Servicio',
  amount: `Valor con ${taxName}`,
  channel: 'Canal',
  proof: 'Verificación de identidad',
  device: 'Equipo',
  place: 'Lugar',
  text: 'Qué se aceptó',
  version: (version: string) => `Texto de la versión ${version}, como estaba ese día.`,
  asItWas: 'Texto como estaba ese día.',
  withdrawn: 'Con esto se dejó de aceptar:',
  evidence: 'Huella digital del documento',
  evidenceLead:
    'Cada constancia guarda la huella digital de la anterior: si alguien cambia, quita o agrega una, se nota.',
  textHash: 'Del texto',
  previousHash: 'De la anterior',
  hash: 'De esta constancia',
  ofOperator: 'Es anterior al portal: la guardamos fuera de tu registro.',
  ofCompany: 'La guarda la empresa que te cobra el servicio, fuera de tu registro.',
  save: 'Constancia en PDF',
  unknownTitle: '¿No lo reconoces?',
  unknownText:
    'Abre un reclamo con esta constancia adjunta. Al enviarlo verás hasta cuándo tenemos que responderte.',
  unknownAct: 'No reconozco este servicio',
  channels: agreementChannels satisfies Record<Agreement['channel'], string>,
} as const;
