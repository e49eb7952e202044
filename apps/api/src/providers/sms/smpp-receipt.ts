// Delivery receipts (SMPP 3.4, appendix B): what became of a message, in fields or in a text of custom format.
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
