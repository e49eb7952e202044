// How a change of the key of a Wi-Fi ended.
import { plainGsm } from '../../providers/sms/port.ts';

export function wifiChangedSms(phone: string, ssid: string): string {
  return plainGsm(`La clave de tu red WiFi ${ssid} cambio. Si no fuiste tu, llama al ${phone}.`);
}

export function wifiChangedEmail(phone: string, ssid: string) {
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

export function wifiNotChangedEmail(phone: string, ssid: string) {
  return {
    subject: 'No pudimos cambiar la clave de tu red WiFi',
    text: `No pudimos cambiar la clave de tu red WiFi ${ssid}: sigue la de antes.\n\nInténtalo de nuevo, o llámanos al ${phone}.`,
  };
}
