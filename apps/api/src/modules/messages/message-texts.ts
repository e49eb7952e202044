// Every sentence that leaves by SMS or e-mail. SMS are plain GSM characters, 160 at most.

import { codeMinutes } from '@portal/help/promises';
import { plainGsm } from '../../providers/sms/port.ts';

export interface MessageText {
  subject: string;
  text: string;
}

/** «código» would travel in an encoding that many SMS centres refuse: the SMS are written without accents. */
export function codeSms(code: string): string {
  return plainGsm(`Tu codigo es ${code}. Vence en ${codeMinutes} minutos. No lo compartas.`);
}

/** Says what it opens: whoever holds the line may be asked for the code by a stranger. */
export function associationCodeSms(code: string): string {
  return plainGsm(
    `Tu codigo para asociar tu linea a una cuenta es ${code}. Vence en ${codeMinutes} minutos. No lo compartas.`,
  );
}

/** Says what it opens: whoever is asked for it on the phone must know. */
export function confirmCodeSms(code: string): string {
  return plainGsm(
    `Tu codigo para confirmar que eres tu es ${code}. Vence en ${codeMinutes} minutos. Abre tu chip y tus datos: no lo digas a nadie.`,
  );
}

export function codeEmail(brand: string, code: string): MessageText {
  return {
    subject: `${code} es tu código de ${brand}`,
    text: `Tu código es ${code}.\n\nVence en ${codeMinutes} minutos. No lo compartas con nadie: nunca te lo pediremos por teléfono.\n\nSi no lo pediste, ignora este mensaje.`,
  };
}

export function wifiChangedSms(phone: string, ssid: string): string {
  return plainGsm(`La clave de tu red WiFi ${ssid} cambio. Si no fuiste tu, llama al ${phone}.`);
}

export function wifiChangedEmail(phone: string, ssid: string): MessageText {
  return {
    subject: 'La clave de tu red WiFi cambió',
    text: `La clave de tu red WiFi ${ssid} cambió. Conecta de nuevo tus equipos con la clave nueva.\n\nSi no fuiste tú, llámanos al ${phone}.`,
  };
}

export function wifiNotChangedSms(ssid: string): string {
  return plainGsm(
    `No pudimos cambiar la clave de tu red WiFi ${ssid}. Sigue la de antes. Intentalo de nuevo.`,
  );
}

export function wifiNotChangedEmail(phone: string, ssid: string): MessageText {
  return {
    subject: 'No pudimos cambiar la clave de tu red WiFi',
    text: `No pudimos cambiar la clave de tu red WiFi ${ssid}: sigue la de antes.\n\nInténtalo de nuevo, o llámanos al ${phone}.`,
  };
}

export function closedSms(phone: string): string {
  return plainGsm(`Tu cuenta y tus datos se eliminaron. Si no lo pediste tu, llama al ${phone}.`);
}

export function closedEmail(brand: string, phone: string): MessageText {
  return {
    subject: `Tu cuenta de ${brand} se eliminó`,
    text: `Borramos tu cuenta y tus datos del portal. Lo que la ley obliga a guardar, como los pagos, queda sin tu nombre.\n\nTus servicios y tus facturas siguen igual.\n\nSi no lo pediste tú, llámanos al ${phone}.`,
  };
}
