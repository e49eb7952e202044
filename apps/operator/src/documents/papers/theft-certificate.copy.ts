// What the certificate of a stolen phone says.
import type { TheftCause } from '@portal/operator-ports/thefts';

export const theftCertificateCopy = {
  title: (cause: TheftCause) => (cause === 'theft' ? 'Certificado de robo' : 'Certificado de pérdida'),
  lead: (brand: string, moment: string) => `${brand} recibió este reporte el ${moment}.`,
  number: 'Número de reporte',
  customer: 'Titular de la línea',
  line: 'Línea',
  imei: 'IMEI del equipo',
  noImei: 'No lo conocemos',
  cause: 'Motivo',
  causes: { theft: 'Robo', loss: 'Pérdida' } satisfies Record<TheftCause, string>,
  reported: 'Fecha y hora del reporte',
  suspended: 'Línea y chip suspendidos',
  blocked: 'Equipo bloqueado',
  notDone: 'No',
  use: 'Desde esa hora la línea no puede llamar, enviar mensajes ni usar datos, y el equipo no entra a la red. Puedes presentar este certificado con tu denuncia.',
} as const;
