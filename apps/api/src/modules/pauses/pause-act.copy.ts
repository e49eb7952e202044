// What is accepted when a line is paused.
import { civilDateWords } from '@portal/market/words';

export const pauseActCopy = {
  subject: (startsOn: string, endsOn: string) =>
    `Pausa del servicio, del ${civilDateWords(startsOn)} al ${civilDateWords(endsOn)}`,
} as const;
