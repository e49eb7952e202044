// Texts as an SMS centre takes them: GSM 03.38 where its characters do, else UCS-2; long ones in parts.
import { canonicalMobile } from '@portal/market/service-number';
import type { Pdu } from 'smpp';
import type { SmsReceipt } from './port.ts';

const isReceiptMask = 0x3c;
const isReceipt = 0x04;

const outcomes: Record<string, SmsReceipt['outcome']> = {
  2: 'delivered',
  3: 'undelivered',
  4: 'undelivered',
  5: 'undelivered',
  8: 'undelivered',
  DELIVRD: 'delivered',
  EXPIRED: 'undelivered',
  DELETED: 'undelivered',
  UNDELIV: 'undelivered',
  REJECTD: 'undelivered',
};

/** Null for what is no receipt, is not final, or cannot be read. */
export function readReceipt(pdu: Pdu): SmsReceipt | null {
  if ((Number(pdu.esm_class) & isReceiptMask) !== isReceipt) return null;
  const text = textOf(pdu.short_message);
  const id = typeof pdu.receipted_message_id === 'string' ? pdu.receipted_message_id : find(text, 'id');
  const state =
    pdu.message_state === undefined ? find(text, 'stat').toUpperCase() : String(pdu.message_state);
  const outcome = outcomes[state];
  // A receipt comes from the phone that the message went to.
  const to = canonicalMobile(String(pdu.source_addr ?? ''));
  return id && outcome && to ? { to, references: spellings(id), outcome } : null;
}

function find(text: string, word: string): string {
  return new RegExp(`\\b${word}:([\\w.-]+)`, 'i').exec(text)?.[1] ?? '';
}

function textOf(shortMessage: unknown): string {
  const isWrapped = shortMessage !== null && typeof shortMessage === 'object' && 'message' in shortMessage;
  const message = isWrapped ? shortMessage.message : shortMessage;
  if (Buffer.isBuffer(message)) return message.toString('latin1');
  return typeof message === 'string' ? message : '';
}

/** Many centres answer in hexadecimal and write the same number in decimal here, or the reverse. */
function spellings(id: string): string[] {
  const all = new Set([id]);
  if (/^\d{1,20}$/.test(id)) {
    const hex = BigInt(id).toString(16);
    all.add(hex).add(hex.toUpperCase());
  }
  if (/^[0-9a-f]{1,16}$/i.test(id)) all.add(BigInt(`0x${id}`).toString());
  return [...all];
}

/** The basic set in the order of its codes; 0x1B, which begins an extended character, is left to UCS-2. */
const gsmAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const gsmCodes = new Map([...gsmAlphabet].map((character, code) => [character, code]));
gsmCodes.delete('\u001b');

const dataCoding = { smscDefault: 0, ucs2: 8 } as const;
/** Characters (GSM) or UTF-16 units (UCS-2) of a lone SMS, and of a part that carries its header. */
const room = { gsm: { alone: 160, inPart: 153 }, ucs2: { alone: 70, inPart: 67 } };

export interface EncodedSms {
  dataCoding: number;
  parts: { octets: Buffer; hasHeader: boolean }[];
}

/** @param partsId 0–255; the same for every try, so that a phone joins parts of different tries. */
export function encodeSms(text: string, partsId: number): EncodedSms {
  const composed = text.normalize('NFC');
  const characters = [...composed];
  const isGsm = characters.every((character) => gsmCodes.has(character));
  const { alone, inPart } = isGsm ? room.gsm : room.ucs2;
  const encode = isGsm ? gsmOctets : ucs2Octets;
  const coding = isGsm ? dataCoding.smscDefault : dataCoding.ucs2;
  if (composed.length <= alone)
    return { dataCoding: coding, parts: [{ octets: encode(composed), hasHeader: false }] };

  const pieces = cut(characters, inPart);
  const parts = pieces.map((piece, index) => {
    // User data header: 5 octets follow, element 0 «concatenated», 3 octets: id, of how many, which.
    const header = Buffer.from([5, 0, 3, partsId, pieces.length & 0xff, index + 1]);
    return { octets: Buffer.concat([header, encode(piece)]), hasHeader: true };
  });
  return { dataCoding: coding, parts };
}

/** Never through the middle of a character. */
function cut(characters: readonly string[], unitsInPart: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of characters) {
    if (piece.length + character.length > unitsInPart) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function gsmOctets(text: string): Buffer {
  return Buffer.from([...text].map((character) => gsmCodes.get(character) ?? 0x3f));
}

function ucs2Octets(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}
