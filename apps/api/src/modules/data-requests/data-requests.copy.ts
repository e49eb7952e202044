// What is answered to requests about one's data, and their receipt.
import type { DataRequestKind, DataRequestStatus } from '@portal/contract/privacy/data-requests';

export const dataRequestCopy = {
  opposed:
    'Desde ahora tus datos se usan solo para darte tus servicios: sin promociones, sin propuestas según tus consumos y sin medición de otras empresas.',
  kinds: {
    access: 'Copia de mis datos',
    rectification: 'Corrección de mis datos',
    erasure: 'Eliminar mi cuenta y mis datos',
    opposition: 'No usar mis datos para otra cosa',
  } satisfies Record<DataRequestKind, string>,
  statuses: {
    inProgress: 'En curso',
    done: 'Atendida',
    rejected: 'Rechazada',
    failed: 'No se pudo atender',
    cancelled: 'Cancelada',
  } satisfies Record<DataRequestStatus, string>,
  receipt: {
    title: 'Constancia de una solicitud sobre mis datos',
    fileName: (id: string) => `solicitud-${id}.pdf`,
    lead: (brand: string) => `Constancia de lo que se pidió a ${brand} sobre los datos personales.`,
    number: 'Solicitud',
    who: 'Persona',
    kind: 'Qué se pidió',
    status: 'Estado',
    requestedAt: 'Pedida el',
    dueAt: 'Plazo de respuesta',
    endedAt: 'Respondida el',
    wanted: 'Lo que debe decir',
  },
} as const;
