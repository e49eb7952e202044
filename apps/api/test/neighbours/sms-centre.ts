// An operator's SMS centre, speaking SMPP over TCP: takes what it gets, or misbehaves as it is told.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import smpp, { type Pdu, type Session } from 'smpp';

export interface ReceivedSms {
  to: string;
  from: string;
  text: string;
  dataCoding: number;
  /** The user data header of a part: id, of how many, which. */
  part: [number, number, number] | null;
  wantsReceipt: boolean;
  at: number;
}

/** What becomes of the next message: an error's name, nothing at all, or the end of the connection. */
export type Behaviour = 'accept' | 'silence' | 'drop' | `ESME_${string}`;

export interface SmsCentre {
  port: number;
  url: string;
  binds: Pdu[];
  received: ReceivedSms[];
  enquiries: number;
  unbinds: number;
  /** Messages whose answer is being held back, and the most there have been at once. */
  held: (() => void)[];
  mostUnanswered: number;
  /** For the next messages, in order; afterwards it accepts. */
  script: Behaviour[];
  /** A status for every bind; null accepts. */
  bindStatus: string | null;
  answersEnquiries: boolean;
  holdsAnswers: boolean;
  /** @returns the status that the portal answered with */
  deliver(fields: Record<string, unknown>): Promise<number>;
  write(bytes: Buffer): void;
  drop(): void;
  close(): Promise<void>;
}

export const centreReference = (count: number): string => `C${count}`;

export async function startSmsCentre(
  port = 0,
  certificate: { key?: string; cert?: string } = {},
): Promise<SmsCentre> {
  const sessions = new Set<Session>();
  const unanswered = new Set<Pdu>();

  const server = smpp.createServer(certificate, (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
    session.on('bind_transceiver', (pdu: Pdu) => {
      centre.binds.push(pdu);
      session.send(pdu.response({ command_status: statusOf(centre.bindStatus), system_id: 'CENTRE' }));
      if (centre.bindStatus) session.close();
    });
    session.on('enquire_link', (pdu: Pdu) => {
      centre.enquiries++;
      if (centre.answersEnquiries) session.send(pdu.response());
    });
    session.on('unbind', (pdu: Pdu) => {
      centre.unbinds++;
      session.send(pdu.response());
      session.close();
    });
    session.on('submit_sm', (pdu: Pdu) => take(session, pdu));
  });

  function take(session: Session, pdu: Pdu): void {
    const behaviour = centre.script.shift() ?? 'accept';
    centre.received.push(read(pdu));
    if (behaviour === 'drop') {
      session.destroy();
      return;
    }
    unanswered.add(pdu);
    centre.mostUnanswered = Math.max(centre.mostUnanswered, unanswered.size);
    const reference = centreReference(centre.received.length);
    const answer = () => {
      unanswered.delete(pdu);
      const status = behaviour.startsWith('ESME_') ? statusOf(behaviour) : 0;
      session.send(pdu.response({ command_status: status, message_id: reference }));
    };
    if (behaviour === 'silence' || centre.holdsAnswers) centre.held.push(answer);
    else answer();
  }

  const centre: SmsCentre = {
    port: 0,
    url: '',
    binds: [],
    received: [],
    enquiries: 0,
    unbinds: 0,
    held: [],
    mostUnanswered: 0,
    script: [],
    bindStatus: null,
    answersEnquiries: true,
    holdsAnswers: false,
    deliver(fields) {
      const [session] = sessions;
      if (!session) throw new Error('nobody is bound');
      return new Promise((resolve) => session.deliver_sm(fields, (pdu) => resolve(pdu.command_status)));
    },
    write(bytes) {
      for (const session of sessions) session.socket.write(bytes);
    },
    drop() {
      for (const session of sessions) session.destroy();
    },
    async close() {
      centre.drop();
      server.close();
      await once(server, 'close');
    },
  };

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  centre.port = (server.address() as AddressInfo).port;
  centre.url = `smpp://portal:clave@127.0.0.1:${centre.port}`;
  return centre;
}

function statusOf(name: string | null): number {
  return name === null ? 0 : (smpp.errors[name] ?? 0xff);
}

function read(pdu: Pdu): ReceivedSms {
  const { message, udh } = pdu.short_message as { message: string; udh?: Buffer[] };
  const header = udh?.[0];
  return {
    to: String(pdu.destination_addr),
    from: String(pdu.source_addr),
    text: message,
    dataCoding: Number(pdu.data_coding),
    part: header ? [header.readUInt8(2), header.readUInt8(3), header.readUInt8(4)] : null,
    wantsReceipt: pdu.registered_delivery === 1,
    at: Date.now(),
  };
}
