import { gzipSync } from 'node:zlib';
import type { ContentNode } from '@portal/contract/help/portal-support';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endsInTime } from '../../../test/eventually.ts';
import { cleanNodes } from './content.ts';
import { type ContentSource, createRemoteSource } from './remote-source.ts';
import { answerJson, type PublicSiteFixture, startPublicSite } from './source.fixture.ts';

const minute = 60_000;
const node = (Descripcion: string) => ({
  Descripcion,
  URL: '/planes',
  ClassMenu: '',
  ClassContenido: '',
  Hijos: [],
});

let site: PublicSiteFixture;
let clock: number;
let source: ContentSource<ContentNode[]>;

beforeEach(async () => {
  site = await startPublicSite();
  clock = 0;
  source = createRemoteSource(site.url, {
    log: pino({ level: 'silent' }),
    read: cleanNodes,
    maxBytes: 256 * 1024,
    now: () => clock,
  });
});
afterEach(() => site.close());

describe('a remote menu', () => {
  it('is asked for once in ten minutes, by however many at once', async () => {
    site.answerWith(answerJson([node('Uno')]));
    const answers = await Promise.all(Array.from({ length: 20 }, () => source()));
    expect(answers).toEqual(Array(20).fill([node('Uno')]));
    clock = 9 * minute;
    await source();
    expect(site.requests).toHaveLength(1);

    site.answerWith(answerJson([node('Dos')]));
    clock = 10 * minute;
    expect(await source()).toEqual([node('Dos')]);
    expect(site.requests).toHaveLength(2);
  });

  it('stays what it was while the source fails, and is asked for again after half a minute', async () => {
    site.answerWith(answerJson([node('Uno')]));
    await source();
    site.answerWith(answerJson({}, 500));
    clock = 11 * minute;
    expect(await source()).toEqual([node('Uno')]);
    expect(await source()).toEqual([node('Uno')]);
    expect(site.requests).toHaveLength(2);

    site.answerWith(answerJson([node('Dos')]));
    clock += minute / 2;
    expect(await source()).toEqual([node('Dos')]);
  });

  it('is nothing until the source has answered well once', async () => {
    site.answerWith(answerJson({}, 404));
    expect(await source()).toBeNull();
    expect(await source()).toBeNull();
    expect(site.requests).toHaveLength(1);

    site.answerWith(answerJson([node('Uno')]));
    clock = minute;
    expect(await source()).toEqual([node('Uno')]);
  });
});

describe('a source that is not to be believed', () => {
  it('may not send us elsewhere', async () => {
    const elsewhere = await startPublicSite();
    elsewhere.answerWith(answerJson([node('Ajeno')]));
    site.answerWith((_request, response) => response.writeHead(302, { location: elsewhere.url }).end());
    expect(await source()).toBeNull();
    expect(elsewhere.requests).toHaveLength(0);
    await elsewhere.close();
  });

  it('may not be larger than 256 kB, packed or not', async () => {
    const large = JSON.stringify(Array.from({ length: 6_000 }, () => node('Uno')));
    site.answerWith((_request, response) => response.writeHead(200).end(large));
    expect(await source()).toBeNull();

    clock = minute;
    site.answerWith((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(large)),
    );
    expect(await source()).toBeNull();
    expect(site.requests).toHaveLength(2);
  });

  it('may not keep us waiting', async () => {
    site.answerWith((_request, response) => response.writeHead(200).write('['));
    expect(await endsInTime(source)).toBeNull();
  });

  it.each([
    ['no JSON', '<html>'],
    ['no list', '{"Descripcion":"x"}'],
    ['a list of something else', '[{"id":1}]'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['nothing', ''],
    ['a tower of brackets', '['.repeat(200_000)],
  ])('may not be %s', async (_what, body) => {
    site.answerWith((_request, response) => response.writeHead(200).end(body));
    expect(await source()).toBeNull();
  });
});
