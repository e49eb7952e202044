// Every sentence that leaves by SMS or e-mail. SMS are plain GSM characters, 160 at most.

import { plainGsm } from '../providers/sms/port.ts';

export interface MessageText {
  subject: string;
  text: string;
}

/** «código» would travel in an encoding that many SMS centres refuse: the SMS are written without accents. */
export function codeSms(code: string): string {
  return plainGsm(`Tu codigo es ${code}. Vence en 5 minutos. No lo compartas.`);
}

export function codeEmail(brand: string, code: string): MessageText {
  return {
    subject: `${code} es tu código de ${brand}`,
    text: `Tu código es ${code}.\n\nVence en 5 minutos. No lo compartas con nadie: nunca te lo pediremos por teléfono.\n\nSi no lo pediste, ignora este mensaje.`,
  };
}

export function passwordChangedSms(): string {
  return plainGsm('Tu contrasena cambio. Si no fuiste tu, llama al *611.');
}

export function passwordChangedEmail(brand: string): MessageText {
  return {
    subject: `Tu contraseña de ${brand} cambió`,
    text: `Tu contraseña cambió y cerramos tus otras sesiones.\n\nSi no fuiste tú, recupera tu contraseña ahora o llámanos al *611.`,
  };
}
