// The log as a person and as a service reads it.
import { Writable } from 'node:stream';
import { logSettings, logTarget } from '@portal/trace/log-lines';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function written() {
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, to };
}

describe('at a terminal', () => {
  it('is a line of words each, marked where something is wrong', () => {
    const { lines, to } = written();
    const log = createLog('info', logTarget('plain', to));
    log.info({ port: 3002, token: 'secret' }, 'serving');
    log.warn({ err: new Error('connection refused') }, 'database');
    expect(lines).toEqual([
      expect.stringMatching(/^ {2}\d\d:\d\d:\d\d serving port=3002 token=\[redacted\]\n$/),
      expect.stringMatching(/^ {2}\d\d:\d\d:\d\d ! database \(connection refused\)\n$/),
    ]);
  });
});

describe('where nobody sits', () => {
  it('is JSON, unless asked otherwise', () => {
    expect(logSettings(undefined, undefined)).toEqual(
      process.stdout.isTTY
        ? { logFormat: 'plain', logLevel: 'warn' }
        : { logFormat: 'json', logLevel: 'info' },
    );
    expect(logSettings('plain', 'info')).toEqual({ logFormat: 'plain', logLevel: 'info' });
    expect(logTarget('json')).toBe(undefined);
  });
});
