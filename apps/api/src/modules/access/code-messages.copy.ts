// What somebody who is not signed in, or says again who they are, reads with a code.
import { codeMinutes } from '@portal/help/promises';
import { plainGsm } from '../../providers/sms/port.ts';

/** «código» would travel in an encoding that many SMS centres refuse: the SMS are written without accents. */
export function codeSms(code: string): string {
  return plainGsm(`Tu codigo es ${code}. Vence en ${codeMinutes} minutos. No lo compartas.`);
}

/** Says what it opens: whoever is asked for it on the phone must know. */
export function confirmCodeSms(code: string): string {
  return plainGsm(
    `Tu codigo para confirmar que eres tu es ${code}. Vence en ${codeMinutes} minutos. Abre tu chip y tus datos: no lo digas a nadie.`,
  );
}

export function codeEmail(brand: string, code: string) {
  return {
    subject: `${code} es tu código de ${brand}`,
    text: `Tu código es ${code}.\n\nVence en ${codeMinutes} minutos. No lo compartas con nadie: nunca te lo pediremos por teléfono.\n\nSi no lo pediste, ignora este mensaje.`,
  };
}
