// What leaves by e-mail about a stolen phone.
import { momentWords, numberWords } from '@portal/market/words';
import type { Verification } from '@portal/operator-ports/documents';
import type { TheftRow } from './thefts.ts';

export const certificateEmail = (
  brand: string,
  { theftId, serviceNumber, equipmentBlockedAt }: TheftRow,
  { code, url }: Verification,
) => ({
  subject: `Certificado ${theftId}: tu línea está suspendida`,
  text: [
    `${brand} suspendió la línea ${numberWords(serviceNumber)} y su chip${equipmentBlockedAt ? ', y bloqueó el equipo' : ''}. El certificado va adjunto.`,
    `Cualquier persona puede comprobarlo con el código ${code} en ${url}`,
    'Si el teléfono aparece, su titular quita la suspensión en el portal, en «Me robaron el teléfono».',
  ].join('\n\n'),
});

export const deskEmail = ({ theftId, serviceNumber, reportedAt }: TheftRow) => ({
  subject: `${theftId}: la red no confirma una suspensión por robo`,
  text: `La línea ${numberWords(serviceNumber)} se reportó robada el ${momentWords(reportedAt)} y la red no ha confirmado que esté suspendida. Suspéndanla a mano.`,
});
