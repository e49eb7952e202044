// One connection to the SMS centre, from its bind to its end; whatever waits for an answer ends with it.
import smpp, { type Pdu, type Session } from 'smpp';

export type SmppAnswer =
  | { status: number; messageId: string | null }
  | { lost: 'connection lost' | 'no answer' };

export interface SmppSession {
  /** @param onAccepted also hears an acceptance that comes after its time. */
  submit(
    fields: Record<string, unknown>,
    onAccepted: (messageId: string | null) => void,
  ): Promise<SmppAnswer>;
  closed: Promise<void>;
  /** Says goodbye and closes. */
  leave(): Promise<void>;
}

export interface SessionOptions {
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

export class BindFailed extends Error {}

const version34 = 0x34;
const goodbyeMs = 2_000;
const { ESME_ROK = 0, ESME_RX_T_APPN = 0x64 } = smpp.errors;

export function errorName(status: number): string {
  const known = Object.entries(smpp.errors).find(([, code]) => code === status);
  return known?.[0] ?? `0x${status.toString(16)}`;
}

/**
 * Connects and binds as a transceiver; `signal` breaks off the attempt, not the session.
 * @throws BindFailed with a word for the log
 */
export async function openSmppSession(options: SessionOptions, signal: AbortSignal): Promise<SmppSession> {
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
