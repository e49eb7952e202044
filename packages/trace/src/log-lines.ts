// How a log is written: JSON lines for a service, and for a person at a terminal a plain line each.
import { Writable } from 'node:stream';

export const logFormats = ['json', 'plain'] as const;
export type LogFormat = (typeof logFormats)[number];

/** Who sits before it wants to know what is wrong, not every request. */
export function logSettings(format: LogFormat | undefined, level: string | undefined) {
  const logFormat: LogFormat = format ?? (process.stdout.isTTY ? 'plain' : 'json');
  return { logFormat, logLevel: level ?? (logFormat === 'plain' ? 'warn' : 'info') };
}

const warningLevel = 40;
/** What says nothing to who sits before it. */
const unsaid = new Set(['level', 'time', 'msg', 'reqId', 'err', 'stack']);

/** Where pino writes; undefined: as it does by itself. */
export const logTarget = (format: LogFormat, to: NodeJS.WritableStream = process.stdout) =>
  format === 'json'
    ? undefined
    : new Writable({
        write(chunk: Buffer, _encoding, done) {
          to.write(plainLine(chunk.toString()));
          done();
        },
      });

function plainLine(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown> & { level: number; time: string; msg?: string };
  const error = entry.err as { message?: string } | undefined;
  const said = [
    entry.time.slice(11, 19),
    ...(entry.level >= warningLevel ? ['!'] : []),
    ...(entry.msg ? [entry.msg] : []),
    ...Object.entries(entry).flatMap(([name, value]) =>
      unsaid.has(name) || value === null ? [] : [`${name}=${plain(value)}`],
    ),
    ...(error?.message ? [`(${error.message})`] : []),
  ];
  return `  ${said.join(' ')}\n`;
}

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
