// What we use of the `smpp` package, which has no types of its own.
declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server, Socket } from 'node:net';

  namespace smpp {
    interface Pdu {
      command: string;
      command_status: number;
      sequence_number: number;
      isResponse(): boolean;
      response(fields?: Record<string, unknown>): Pdu;
      [field: string]: unknown;
    }

    type Answered = (pdu: Pdu) => void;

    interface Session extends EventEmitter {
      socket: Socket;
      /** False when the socket no longer takes anything. */
      send(pdu: Pdu, answered?: Answered): boolean;
      bind_transceiver(fields: Record<string, unknown>, answered: Answered): boolean;
      submit_sm(fields: Record<string, unknown>, answered: Answered): boolean;
      deliver_sm(fields: Record<string, unknown>, answered?: Answered): boolean;
      enquire_link(answered: Answered): boolean;
      unbind(answered?: Answered): boolean;
      close(): void;
      destroy(): void;
    }

    function connect(options: { host: string; port: number; tls: boolean }): Session;
    /** With a key and a certificate it speaks TLS. */
    function createServer(
      options: { key?: string; cert?: string },
      onSession: (session: Session) => void,
    ): Server;
    const errors: Record<string, number>;
  }

  export = smpp;
}
