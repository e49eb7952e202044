// The templates by which WhatsApp messages leave, by what the person chose, as they are submitted for approval:
// docs/integrating.md has the same words.
import type { WhatsappKind } from '@portal/contract/help/whatsapp';
import { exampleNumber } from '@portal/market/demo';
import { market } from '@portal/market/here';
import { gigabyteWords, moneyWords, numberWords } from '@portal/market/words';
import { phoneToCall } from '../../brand/settings.ts';
import type { FilledTemplate } from '../../providers/whatsapp/port.ts';

interface Template {
  /** Under which it is approved. */
  name: string;
  category: 'UTILITY' | 'AUTHENTICATION';
  /** Null: Meta writes a code's words itself, from the two that are chosen there. */
  body: string | null;
  /** Of each parameter, in order. */
  examples: readonly string[];
  /** How long WhatsApp tries: no longer than until an SMS leaves in its place, where one does. */
  ttlSeconds: number;
}

export const templateLanguage = 'es';

const billNo = '001-003-000012345';
const amount = moneyWords(1_839);

const farewell = 'Si no quieres recibir más mensajes por aquí, responde SALIR.';

/** What has an SMS in its place must not come after it. */
const replacedAfter = 30;

/** Their parameters: what it is about, and what is to be said of it; of a code, the code. */
export const whatsappTemplates = {
  bills: {
    name: 'portal_factura',
    category: 'UTILITY',
    body: `Aviso sobre tu factura: *{{1}}*.\n\n{{2}}\n\n${farewell}`,
    examples: ['Tu factura está lista', `La factura ${billNo} es de ${amount} y vence el 5 de diciembre.`],
    ttlSeconds: replacedAfter,
  },
  charges: {
    name: 'portal_pago',
    category: 'UTILITY',
    body: `Comprobante de tu cuenta: *{{1}}*.\n\n{{2}}\n\n${farewell}`,
    examples: ['Recibimos tu pago', `Pagaste ${amount} de la factura ${billNo} con tu tarjeta.`],
    ttlSeconds: replacedAfter,
  },
  news: {
    name: 'portal_servicio',
    category: 'UTILITY',
    body: `Novedad de tu servicio: *{{1}}*.\n\n{{2}}\n\n${farewell}`,
    examples: [
      'Usaste el 80 % de tus datos',
      `Te quedan ${gigabyteWords(1_638)} GB en ${numberWords(exampleNumber)} hasta el 30 de noviembre.`,
    ],
    ttlSeconds: replacedAfter,
  },
  security: {
    name: 'portal_seguridad',
    category: 'UTILITY',
    body: `Aviso de seguridad de tu cuenta: *{{1}}*.\n\n{{2}}\n\n${farewell}`,
    examples: [
      'Tu contraseña cambió',
      `Si no fuiste tú, recupérala ahora o llámanos al ${phoneToCall(market)}.`,
    ],
    ttlSeconds: 43_200,
  },
  codes: {
    name: 'portal_codigo',
    category: 'AUTHENTICATION',
    body: null,
    examples: ['123456'],
    ttlSeconds: replacedAfter,
  },
} as const satisfies Record<WhatsappKind | 'security', Template>;

export type TemplateName = keyof typeof whatsappTemplates;

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(whatsappTemplates, name);

/** Meta takes 1,024 characters with the fixed words, and no line ends in what fills them. */
const mostCharacters = { title: 120, text: 700 };

export const oneLine = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
};

/** Null: its words are its own. */
export function filledTemplate(message: {
  template: string | null;
  subject: string | null;
  body: string;
}): FilledTemplate | null {
  if (message.template === null || !isTemplate(message.template)) return null;
  const { name, category } = whatsappTemplates[message.template];
  const language = templateLanguage;
  if (category === 'AUTHENTICATION')
    return { name, language, parameters: [message.body], button: message.body };
  const title = oneLine(message.subject ?? '', mostCharacters.title).replace(/\.$/, '');
  return { name, language, parameters: [title, oneLine(message.body, mostCharacters.text)] };
}
