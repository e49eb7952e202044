// What the portal keeps in a browser, and who measures what.
import * as titles from '@portal/help/page-titles.copy';

export interface TextSection {
  title: string;
  paragraphs: readonly string[];
}

const sections: readonly TextSection[] = [
  {
    title: '1. Lo que guarda el portal',
    paragraphs: [
      'Para mantener tu sesión guardamos en tu navegador un identificador de sesión, tu nombre y tus datos de contacto. Las demás pestañas los comparten. Se borran al cerrar sesión.',
      'Mientras dura tu visita, cada pestaña recuerda la línea que elegiste, la compra o el código que tienes en curso, el nombre y el vencimiento de la tarjeta que escribes, y tu decisión sobre las cookies. Se borran al cerrar la pestaña.',
      'Por un día, o hasta que cierres sesión, queda en tu equipo lo último que viste de tus facturas, saldos y consumos, para mostrarlo sin internet. Los colores que eliges en Apariencia se quedan en él.',
      'Una cookie recuerda que ya entraste con este navegador, para avisarte solo cuando entren desde uno nuevo. Dura 400 días.',
      'Nunca guardamos tu contraseña ni los números de tus tarjetas.',
    ],
  },
  {
    title: '2. Cómo medimos el uso',
    paragraphs: [
      'Contamos cuántas veces se abre cada página. Esa cuenta no usa cookies ni guarda tu dirección de internet.',
      'Las herramientas de medición de terceros funcionan solo si pulsas «Permitir Cookies» y, con tu sesión iniciada, las activas en «Lo que aceptaste». Nunca funcionan en una página en la que escribes una tarjeta.',
    ],
  },
  {
    title: '3. Tu decisión',
    paragraphs: [
      'Si cierras el aviso sin permitir cookies, el portal funciona igual. Te preguntaremos otra vez en tu próxima visita.',
      'También puedes borrar en cualquier momento lo que el portal guardó, desde los ajustes de tu navegador. Tendrás que iniciar sesión de nuevo.',
    ],
  },
];

export const cookiePolicyCopy = {
  title: titles.cookiePolicy,
  intro: (brand: string) => `Qué guarda ${brand} en tu navegador, para qué y por cuánto tiempo.`,
  sections,
} as const;
