// TMF644 data requests: what somebody has asked about their own data, and the archives that were made for them.
import type { Db } from '@portal/database/connection';
import type { Sealing } from '../../db/shared-secrets.ts';
import {
  createDataRequestStore,
  type DataRequestKey,
  type DataRequestRow,
  type DataRequestTry,
} from './data-requests.store.ts';

export type { DataRequestKey, DataRequestRow, DataRequestTry } from './data-requests.store.ts';

/** An archive on its way into the database: sealed piece by piece, never whole in memory. */
export interface ArchiveWriter {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<{ pieces: number; bytes: number }>;
}

export type DataRequests = ReturnType<typeof createDataRequests>;

const pieceBytes = 256 * 1024;

export const isDownloadable = ({ pieces, keptUntil }: DataRequestRow, now = new Date()): boolean =>
  pieces !== null && keptUntil !== null && keptUntil > now;

export function createDataRequests(db: Db, sealing: () => Promise<Sealing>) {
  const { putPiece, piece, holdTry, ...store } = createDataRequestStore(db);
  const placeOf = ({ userId, requestId }: DataRequestKey, position: number) =>
    `archive ${userId} ${requestId} ${position}`;

  return {
    ...store,

    /** In the place of what a try before has left. @throws when another one has begun */
    async writeArchive(one: DataRequestTry, keptUntil: Date): Promise<ArchiveWriter> {
      const { userId, requestId } = one;
      await db.transaction(async (tx) => {
        await holdTry(tx, one);
        await store.removePieces(tx, one);
      });
      const { close } = await sealing();
      let waiting: Uint8Array[] = [];
      let waitingBytes = 0;
      let pieces = 0;
      let bytes = 0;
      async function flush() {
        if (waitingBytes === 0) return;
        const position = pieces++;
        const content = close(Buffer.concat(waiting), placeOf(one, position));
        bytes += waitingBytes;
        waiting = [];
        waitingBytes = 0;
        await db.transaction(async (tx) => {
          await holdTry(tx, one);
          await putPiece(tx, { userId, requestId, position, content, keptUntil });
        });
      }
      return {
        async write(chunk) {
          waiting.push(chunk);
          waitingBytes += chunk.length;
          if (waitingBytes >= pieceBytes) await flush();
        },
        async end() {
          await flush();
          return { pieces, bytes };
        },
      };
    },

    /** @throws when a piece is missing, or was touched: half an archive is none */
    async *readArchive(row: DataRequestRow): AsyncGenerator<Buffer> {
      const { openBytes } = await sealing();
      for (let position = 0; position < (row.pieces ?? 0); position++) {
        const content = await piece(row, position);
        if (!content) throw new Error('a piece of an archive is missing');
        yield openBytes(content, placeOf(row, position));
      }
    },
  };
}
