// What is accepted when a service is left.
import { civilDateWords } from '@portal/market/words';

export const exitActCopy = {
  subject: (endsOn: string) => `Baja del servicio, último día ${civilDateWords(endsOn)}`,
} as const;
