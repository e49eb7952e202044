// SMS through the operator's SMS centre over SMPP 3.4: paced, throttled with it, with delivery receipts.
import { createHash } from 'node:crypto';
import { EventEmitter, once, setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '@portal/keep-doing/keep-doing';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import smpp, { type Pdu, type Session } from 'smpp';
import type { SmsOrder, SmsReceipt, SmsResult, SmsSender } from './port.ts';
import type { SmppSettings } from './settings.ts';
import { encodeSms, readReceipt } from './smpp-encoding.ts';

// One connection to the SMS centre, from its bind to its end; whatever waits for an answer ends with it.

type SmppAnswer = { status: number; messageId: string | null } | { lost: 'connection lost' | 'no answer' };

interface SmppSession {
  /** @param onAccepted also hears an acceptance that comes after its time. */
  submit(
    fields: Record<string, unknown>,
    onAccepted: (messageId: string | null) => void,
  ): Promise<SmppAnswer>;
  closed: Promise<void>;
  /** Says goodbye and closes. */
  leave(): Promise<void>;
}

interface SessionOptions {
  host: string;
  port: number;
  isSecure: boolean;
  systemId: string;
  password: string;
  systemType: string;
  enquireLinkMs: number;
  responseTimeoutMs: number;
  /** When it rejects, the centre is told to deliver again. */
  onDeliver: (pdu: Pdu) => Promise<void>;
}

class BindFailed extends Error {}

const version34 = 0x34;
const goodbyeMs = 2_000;
const { ESME_ROK = 0, ESME_RX_T_APPN = 0x64 } = smpp.errors;

function errorName(status: number): string {
  const known = Object.entries(smpp.errors).find(([, code]) => code === status);
  return known?.[0] ?? `0x${status.toString(16)}`;
}

/**
 * Connects and binds as a transceiver; `signal` breaks off the attempt, not the session.
 * @throws BindFailed with a word for the log
 */
async function openSmppSession(options: SessionOptions, signal: AbortSignal): Promise<SmppSession> {
  const { host, port, isSecure, responseTimeoutMs } = options;
  const raw = smpp.connect({ host, port, tls: isSecure });
  const link = answersOf(raw, responseTimeoutMs);
  let failure = 'connection closed';
  // Bytes that are no PDU come as an error, too: nothing after them can be trusted.
  raw.on('error', (error: Error & { code?: string }) => {
    failure = error.code ?? 'unreadable bytes';
    raw.destroy();
  });
  const giveUp = () => raw.destroy();
  signal.addEventListener('abort', giveUp, { once: true });
  answerRequests(raw, options.onDeliver);

  const bind = await link.request((answered) => {
    raw.once(isSecure ? 'secureConnect' : 'connect', () =>
      raw.bind_transceiver(bindFields(options), answered),
    );
    return true;
  });
  signal.removeEventListener('abort', giveUp);
  if ('lost' in bind) {
    raw.destroy();
    throw new BindFailed(bind.lost === 'no answer' ? bind.lost : failure);
  }
  if (bind.status !== ESME_ROK) {
    raw.destroy();
    throw new BindFailed(errorName(bind.status));
  }

  const enquiries = setInterval(async () => {
    const answer = await link.request((answered) => raw.enquire_link(answered));
    if ('lost' in answer) raw.destroy();
  }, options.enquireLinkMs);
  void link.closed.then(() => clearInterval(enquiries));

  return {
    closed: link.closed,
    submit: (fields, onAccepted) =>
      link.request((answered) =>
        raw.submit_sm(fields, (pdu) => {
          if (pdu.command_status === ESME_ROK) onAccepted(messageIdOf(pdu));
          answered(pdu);
        }),
      ),
    async leave() {
      await link.request((answered) => raw.unbind(answered), goodbyeMs);
      raw.destroy();
      await link.closed;
    },
  };
}

/** The package never says that an answer will not come: we do, after a while and when the connection ends. */
function answersOf(raw: Session, timeoutMs: number) {
  const waiting = new Set<(answer: SmppAnswer) => void>();
  const closed = new Promise<void>((resolve) => {
    raw.once('close', () => {
      for (const settle of [...waiting]) settle({ lost: 'connection lost' });
      resolve();
    });
  });
  const request = (send: (answered: (pdu: Pdu) => void) => boolean, withinMs = timeoutMs) =>
    new Promise<SmppAnswer>((resolve) => {
      const settle = (answer: SmppAnswer) => {
        clearTimeout(timer);
        waiting.delete(settle);
        resolve(answer);
      };
      const timer = setTimeout(() => settle({ lost: 'no answer' }), withinMs);
      waiting.add(settle);
      const isSent = send((pdu) => settle({ status: pdu.command_status, messageId: messageIdOf(pdu) }));
      if (!isSent) settle({ lost: 'connection lost' });
    });
  return { closed, request };
}

function answerRequests(raw: Session, onDeliver: (pdu: Pdu) => Promise<void>): void {
  const reply = (pdu: Pdu, status = ESME_ROK) => raw.send(pdu.response({ command_status: status }));
  for (const command of ['deliver_sm', 'data_sm'])
    raw.on(command, (pdu: Pdu) => {
      onDeliver(pdu).then(
        () => reply(pdu),
        () => reply(pdu, ESME_RX_T_APPN),
      );
    });
  raw.on('enquire_link', (pdu: Pdu) => reply(pdu));
  raw.on('unbind', (pdu: Pdu) => {
    reply(pdu);
    raw.close();
  });
  raw.on('unknown', (pdu: Pdu) => {
    if (!pdu.isResponse()) raw.send(pdu.response());
  });
}

function bindFields({ systemId, password, systemType }: SessionOptions) {
  return { system_id: systemId, password, system_type: systemType, interface_version: version34 };
}

function messageIdOf(pdu: Pdu): string | null {
  return typeof pdu.message_id === 'string' && pdu.message_id !== '' ? pdu.message_id : null;
}

export interface SmppOptions extends Omit<SmppSettings, 'kind'> {
  log: Pick<Logger, 'info' | 'warn'>;
  responseTimeoutMs?: number;
  reconnectMs?: number;
  longestReconnectMs?: number;
  /** How long a message waits for a bind, or for a centre that throttles, before its try is over. */
  patienceMs?: number;
  /** The first pause after the centre has said «too fast»; it doubles. */
  throttleMs?: number;
}

const code = (name: string): number => smpp.errors[name] ?? -1;
const throttled = new Set([code('ESME_RTHROTTLED'), code('ESME_RMSGQFUL')]);
/** About this message, whoever sends it and whenever. */
const permanent = new Set(
  ['ESME_RINVDSTADR', 'ESME_RINVDSTTON', 'ESME_RINVDSTNPI', 'ESME_RINVMSGLEN', 'ESME_RINVDCS'].map(code),
);
const maxParts = 10;
const maxRemembered = 10_000;

export function createSmppSender(options: SmppOptions): SmsSender {
  const { log, patienceMs = 20_000, throttleMs = 1_000 } = options;
  const stopping = new AbortController();
  const pace = createPace(options.messagesPerSecond, stopping.signal);
  const windowed = pLimit(options.window);
  const underWay = new Set<Promise<unknown>>();
  let onReceipt: (receipt: SmsReceipt) => Promise<void> = async () => {};
  /** Parts the centre has taken, of messages that are not complete: a further try leaves them out. */
  const taken = new Map<string, string | null>();

  const link = createSmppLink({
    ...options,
    responseTimeoutMs: options.responseTimeoutMs ?? 10_000,
    reconnectMs: options.reconnectMs ?? 500,
    longestReconnectMs: options.longestReconnectMs ?? 60_000,
    async onDeliver(pdu) {
      const receipt = readReceipt(pdu);
      if (receipt) await onReceipt(receipt);
    },
  });

  function remember(part: string, reference: string | null): void {
    taken.set(part, reference);
    const [oldest] = taken.keys();
    if (taken.size > maxRemembered && oldest !== undefined) taken.delete(oldest);
  }

  async function submit(part: string, fields: Record<string, unknown>): Promise<SmsResult> {
    const giveUpAt = performance.now() + patienceMs;
    for (let refusals = 0; ; refusals++) {
      await pace.turn();
      const session = stopping.signal.aborted
        ? null
        : await link.bound(Math.max(0, Math.ceil(giveUpAt - performance.now())));
      if (!session) return { status: 'unavailable', reason: 'not bound' };
      const answer = await session.submit(fields, (reference) => remember(part, reference));
      const pauseMs = throttleMs * 2 ** refusals;
      const isTooFast = 'status' in answer && throttled.has(answer.status);
      if (!isTooFast || performance.now() + pauseMs > giveUpAt) return resultOf(answer);
      pace.pause(pauseMs);
    }
  }

  async function send({ messageId, to, text }: SmsOrder): Promise<SmsResult> {
    const { dataCoding, parts } = encodeSms(text, partsIdOf(messageId));
    if (parts.length > maxParts) return { status: 'refused', reason: 'text too long' };
    const nameOf = (index: number) => `${messageId}/${index}`;
    let reference: string | null = null;
    for (const [index, { octets, hasHeader }] of parts.entries()) {
      const before = taken.get(nameOf(index));
      if (before !== undefined) {
        reference = before;
        continue;
      }
      const fields = {
        ...sourceFields(options.source),
        ...destinationFields(to),
        esm_class: hasHeader ? 0x40 : 0,
        // One receipt a message is enough: for its last part.
        registered_delivery: index === parts.length - 1 ? 1 : 0,
        data_coding: dataCoding,
        short_message: octets,
      };
      const result = await windowed(() => submit(nameOf(index), fields));
      if (result.status !== 'accepted') return result;
      reference = result.reference;
    }
    for (const index of parts.keys()) taken.delete(nameOf(index));
    return { status: 'accepted', reference };
  }

  return {
    start(listener) {
      onReceipt = listener;
      link.start();
    },
    send(order) {
      const sending = send(order).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    async close() {
      stopping.abort();
      await Promise.race([Promise.all(underWay), sleep(3_000, null, { ref: false })]);
      await link.stop();
      log.info('SMS centre: left');
    },
  };
}

function resultOf(answer: SmppAnswer): SmsResult {
  if ('lost' in answer) return { status: 'unavailable', reason: answer.lost };
  if (answer.status === 0) return { status: 'accepted', reference: answer.messageId };
  const status = permanent.has(answer.status) ? 'refused' : 'unavailable';
  return { status, reason: errorName(answer.status) };
}

/** Turns at a steady pace; a pause holds everybody back. By no clock that somebody sets: an hour back would be an hour's pause. */
function createPace(perSecond: number, signal: AbortSignal) {
  const gapMs = 1_000 / perSecond;
  let nextAt = 0;
  return {
    async turn() {
      const now = performance.now();
      const at = Math.max(now, nextAt);
      nextAt = at + gapMs;
      if (at > now) await sleep(at - now, null, { signal }).catch(() => {});
    },
    pause(ms: number) {
      nextAt = Math.max(nextAt, performance.now() + ms);
    },
  };
}

function partsIdOf(messageId: string): number {
  return createHash('sha256').update(messageId).digest().readUInt8(0);
}

/** Type of number and numbering plan: a name, a short code, or a whole number. */
function sourceFields(source: string) {
  if (source === '') return { source_addr: '' };
  if (/[A-Za-z]/.test(source)) return { source_addr_ton: 5, source_addr_npi: 0, source_addr: source };
  const isShort = source.length <= 8;
  return { source_addr_ton: isShort ? 3 : 1, source_addr_npi: isShort ? 0 : 1, source_addr: source };
}

function destinationFields(to: string) {
  return { dest_addr_ton: 1, dest_addr_npi: 1, destination_addr: to };
}

interface LinkOptions extends SessionOptions {
  /** The first wait; it doubles up to the longest. */
  reconnectMs: number;
  longestReconnectMs: number;
  log: Pick<Logger, 'info' | 'warn'>;
}

interface SmppLink {
  start(): void;
  /** The bound session, or null when there is none within this time or the link has been stopped. */
  bound(withinMs: number): Promise<SmppSession | null>;
  stop(): Promise<void>;
}

/** Keeps a bound session with the SMS centre: binds again after every loss, ever more slowly, until stopped. */
function createSmppLink(options: LinkOptions): SmppLink {
  const { log } = options;
  const changes = new EventEmitter().setMaxListeners(0);
  const stopped = new AbortController();
  setMaxListeners(0, stopped.signal);
  let current: SmppSession | null = null;
  let supervision: Promise<void> | undefined;

  async function supervise(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      try {
        current = await openSmppSession(options, stopped.signal);
        failures = 0;
        log.info('SMS centre: bound');
        changes.emit('bound');
        await current.closed;
        if (!stopped.signal.aborted) log.warn('SMS centre: connection ended');
      } catch (error) {
        failures++;
        if (!stopped.signal.aborted)
          log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'SMS centre: not bound');
      }
      current = null;
      // Half of it by chance, so that the processes of one portal do not knock together.
      const wait = backOff(failures + 1, options.reconnectMs, options.longestReconnectMs);
      await sleep(wait * (0.5 + Math.random() / 2), null, { signal: stopped.signal }).catch(() => {});
    }
  }

  return {
    start() {
      supervision ??= supervise();
    },
    async bound(withinMs) {
      if (current || stopped.signal.aborted) return current;
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(withinMs)]);
      await once(changes, 'bound', { signal }).catch(() => {});
      return current;
    },
    async stop() {
      stopped.abort();
      await current?.leave();
      await supervision;
    },
  };
}
