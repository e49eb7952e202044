// The words about requests on one's data, for who asked for them or did not.
import type { DataRequestKind, DataRequestStatus } from '@portal/contract/privacy/data-requests';

type ByStatus = Record<DataRequestKind, Partial<Record<DataRequestStatus, string>>>;

export const dataNoticesCopy = {
  subjects: {
    access: {
      inProgress: 'Preparamos la copia de tus datos',
      done: 'La copia de tus datos está lista',
      failed: 'No pudimos preparar la copia de tus datos',
    },
    rectification: {
      inProgress: 'Recibimos tu solicitud de corrección',
      done: 'Corregimos tus datos',
      rejected: 'No corregimos tus datos',
    },
    erasure: {},
    opposition: { done: 'Tus datos ya no se usan para otra cosa' },
  } satisfies ByStatus as ByStatus,
  /** Where there is nothing, the answer says it. */
  contents: {
    access: {
      inProgress: 'Te avisamos cuando puedas bajarla, casi siempre en minutos.',
      done: 'Descárgala en «Mis datos», en tu perfil. Se guarda siete días y pedimos confirmar que eres tú.',
      failed: 'Pídela otra vez en «Mis datos», en tu perfil.',
    },
    rectification: { inProgress: 'La revisamos y te respondemos.' },
    erasure: {},
    opposition: {},
  } satisfies ByStatus as ByStatus,
  due: (day: string) => `La respuesta llega a más tardar el ${day}.`,
  doubt: (phone: string) => `Si no lo pediste tú, cambia tu contraseña y llámanos al ${phone}.`,
} as const;
