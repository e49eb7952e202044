// Sentences of the pages of 'Mis datos'.
import type { DataCategory } from '@portal/contract/policy';
import type { DataAccessRole } from '@portal/contract/privacy/data-accesses';
import type { CorrectedField, DataRequest } from '@portal/contract/privacy/data-requests';
import * as titles from '@portal/help/page-titles.copy';
import { archiveDays, dataRequestDays } from '@portal/help/promises';
import { namelessWords, roleWords } from '@portal/help/roles.copy';
import { failedCopy } from '../../shared/page/form.copy.ts';

export const scopeNames = {
  usage: 'Consumos',
  balance: 'Saldos',
  bills: 'Facturas',
} as const;

export const scopeDetails = {
  usage: 'Lo que usas y lo que te queda',
  balance: 'Lo que tienes y lo que recargaste',
  bills: 'Valores y fechas de pago',
} as const;

export const tokensCopy = {
  lead: 'Deja que un programa tuyo consulte tus consumos o facturas. No puede cambiar ni pagar nada.',
  waiting: 'Cargando los accesos',
  failed: 'No pudimos cargar los accesos',
  none: 'Ningún programa tiene acceso. Tú decides qué puede ver:',
  begin: 'Crear acceso',
  until: (when: string) => `hasta el ${when}`,
  used: (when: string) => `usado ${when}`,
  neverUsed: 'sin usar',
  end: 'Eliminar',
  endOne: (name: string) => `Eliminar ${name}`,
  ended: 'Acceso eliminado',
} as const;

export const newTokenCopy = {
  title: 'Nuevo acceso',
  name: 'Nombre',
  nameHint: 'Para reconocerlo: «Pantalla de la cocina»',
  missing: 'Escribe un nombre',
  scopes: 'Qué puede ver',
  noScope: 'Elige al menos una opción',
  days: 'Cuánto dura',
  choices: [
    { value: '30', label: '30 días' },
    { value: '90', label: '90 días' },
    { value: '365', label: 'Un año' },
  ],
  submit: 'Crear',
  busy: 'Creando…',
  cancel: 'Cancelar',
  cancelled: failedCopy.notCreated,
  tooMany: 'Ya tienes 10 accesos. Elimina uno para crear otro.',
  doneTitle: 'Copia esta clave en tu programa',
  once: 'Guárdala ahora: no la volverás a ver.',
  care: 'Quien la tenga puede ver tus datos. No la compartas.',
  copy: 'Copiar',
  copied: 'Clave copiada',
  close: 'Ya la guardé',
} as const;

export const endTokenCopy = (name: string) =>
  ({
    title: '¿Eliminar este acceso?',
    text: `El programa que usa «${name}» deja de ver tus datos al momento.`,
    yes: 'Eliminar',
    busy: 'Eliminando…',
    cancel: 'Cancelar',
  }) as const;

/** Where an operator has given the assistant a model. */
export const modelCopy = {
  title: 'El asistente y un modelo de lenguaje',
  text: 'Cuando el asistente no entiende una pregunta, un modelo de lenguaje le dice de qué tema trata. Solo recibe esa pregunta y lo que escribiste justo antes, sin números, nombres, direcciones ni claves. No recibe tus datos, y las respuestas las escribe el portal.',
} as const;

export const copyCardCopy = {
  lead: 'Todo lo que guardamos de ti, en un archivo ZIP con JSON y CSV.',
  waiting: 'Cargando tu copia',
  failed: 'No pudimos cargar tu copia',
  none: `La preparamos en minutos y te avisamos. Puedes descargarla durante ${archiveDays} días.`,
  ask: 'Pedir copia',
  asking: 'Pidiendo…',
  asked: 'Ya la estamos preparando',
  making: 'Estamos preparando tu copia',
  makingText: (due: string) =>
    `Te avisamos cuando esté lista, casi siempre en minutos y a más tardar el ${due}.`,
  ready: 'Tu copia está lista',
  readyText: (size: string, until: string) =>
    `${size}. Puedes descargarla hasta el ${until}; te pediremos confirmar que eres tú.`,
  download: 'Descargar copia',
  fileName: (day: string) => `mis-datos-${day}.zip`,
  broken: 'No pudimos preparar tu copia',
  brokenText: 'Algo falló de nuestro lado. Pídela otra vez.',
  gone: (day: string) => `La copia del ${day} ya no se guarda.`,
  again: 'Pedir otra copia',
} as const;

export const correctionCopy = {
  lead: 'Lo que está mal en tu factura o en tu contrato.',
  ofContract: 'Factura y contrato',
  ofContractText: `Revisamos tu solicitud y te respondemos en un máximo de ${dataRequestDays} días.`,
  profile: 'Cambiar mi nombre en el portal',
  profileDetail: 'Nombres y apodo',
  begin: 'Pedir una corrección',
  field: 'Qué dato está mal',
  fields: {
    name: 'Nombre en la factura',
    document: 'Documento de identidad',
    birthDate: 'Fecha de nacimiento',
    address: 'Dirección',
    email: 'Correo del contrato',
  } satisfies Record<CorrectedField, string> as Record<string, string>,
  wanted: 'Qué debe decir',
  missing: 'Escribe el dato correcto',
  submit: 'Enviar',
  busy: 'Enviando…',
  cancel: 'Cancelar',
  sent: 'Solicitud enviada',
  notHolder: 'Solo el titular puede pedirlo. Confirma que eres tú en «Quién tiene acceso a tus líneas».',
  several: 'Administras servicios de más de un titular. Pídelo en un centro de atención.',
} as const;

export const erasureCopy = {
  lead: 'Tus líneas y servicios siguen activos, y lo que debes se sigue cobrando en tu factura.',
  facts: [
    [
      'Se elimina',
      'Tu perfil, tus accesos, tarjetas guardadas, notificaciones, preferencias y el historial de tu cuenta.',
    ],
    [
      'Se conserva por ley',
      'Los pagos y lo que aceptaste, sin tu nombre, tu número ni tu correo, por siete años. También tus facturas y reclamos.',
    ],
    ['Antes', 'Si quieres conservar tus datos, descarga una copia en «Copia de mis datos».'],
  ],
} as const;

export const requestsCopy = {
  title: 'Tus solicitudes',
  waiting: 'Cargando tus solicitudes',
  failed: 'No pudimos cargar tus solicitudes',
  kinds: {
    access: titles.dataCopy,
    rectification: 'Corrección',
    erasure: titles.erasure,
    opposition: 'Oposición a otros usos',
  } satisfies Record<DataRequest['kind'], string> as Record<string, string>,
  statuses: {
    inProgress: 'En curso',
    done: 'Atendida',
    rejected: 'Rechazada',
    failed: 'No se pudo atender',
    cancelled: 'Cancelada',
  } satisfies Record<DataRequest['status'], string> as Record<string, string>,
  asked: (day: string) => `Enviada el ${day}`,
  due: (day: string) => `respuesta hasta el ${day}`,
  receipt: 'Constancia',
  receiptOf: (what: string, day: string) => `Constancia de ${what}, ${day}`,
  more: 'Ver más',
} as const;

export const accessesCopy = {
  lead: 'Cada vez que otra persona ve datos de tus líneas, queda aquí por 13 meses.',
  waiting: 'Cargando quién vio tus datos',
  failed: 'No pudimos cargar quién vio tus datos',
  none: 'Nadie más ha visto tus datos',
  noneText: 'Cuando alguien los vea, lo sabrás aquí.',
  onlyHolder: 'Lo ve el titular de cada línea, después de confirmar que lo es con su documento.',
  line: (number: string) => `línea ${number}`,
  from: (place: string) => `desde ${place}`,
  pages: {
    list: 'Páginas de quién vio tus datos',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (number: number) => `Página ${number}`,
  },
} as const;

export const kindWords: Record<DataCategory, string> = {
  service: 'Plan y estado',
  figures: 'Consumos y saldos',
  bills: 'Facturas',
  records: 'Historial de llamadas y consumos',
  requests: 'Reclamos, reparaciones y visitas',
  chip: 'Datos del chip',
  home: 'Wi-Fi de tu casa',
};

/** Of whom no name is known. */
export const nobodyWords: Record<DataAccessRole, string> = {
  ...namelessWords,
  linkOpener: 'Quien abrió tu enlace de pago',
  payableAsker: 'Alguien que quiso pagar tu factura: vio el valor y tus iniciales',
  paperChecker: 'Quien verificó tu certificado',
  repairFollower: 'Alguien con el número de tu reparación',
  operator: 'Nuestro personal',
};

/** Beside a name. */
export const asWords: Partial<Record<DataAccessRole, string>> = {
  ...Object.fromEntries(Object.entries(roleWords).map(([role, words]) => [role, words.name.toLowerCase()])),
  operator: 'nuestro personal',
};
