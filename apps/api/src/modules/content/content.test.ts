import { getFooter, getMenu } from '@portal/contract/help/portal-support';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { readConfig } from '../../config.ts';
import { cleanAddress, cleanNodes, cleanWords } from './content.ts';
import { embeddedFooter, embeddedMenu } from './embedded-content.ts';
import { answerJson, startPublicSite } from './source.fixture.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function appWith(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ environment });
  open.push(app);
  return app;
}

async function siteWith(answer: Parameters<typeof answerJson>) {
  const site = await startPublicSite();
  site.answerWith(answerJson(...answer));
  open.push(site);
  return site;
}

const get = (app: TestApp, url: string) => app.call({ method: 'GET', url });

describe('200', () => {
  it('the embedded menu and footer, in the shape of the contract, to whoever asks', async () => {
    const app = await appWith();
    for (const call of [getMenu, getFooter]) {
      const answer = await get(app, call.path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      expect(call.answers[200].parse(answer.json()).length).toBeGreaterThan(3);
    }
    const footer = getFooter.answers[200].parse((await get(app, getFooter.path)).json());
    const slides = footer.find(({ ClassContenido }) => ClassContenido === 'carrusel')?.Hijos ?? [];
    // More than fit at once, and each with a sentence that leads somewhere.
    expect(slides.length).toBeGreaterThan(4);
    for (const { Hijos } of slides)
      expect(Hijos).toMatchObject([{ URL: expect.stringMatching(/^\/personas\//) }]);
  });

  it('the operator’s own, without what must not be followed', async () => {
    const site = await siteWith([
      [
        {
          Descripcion: 'Planes <b>',
          URL: '/planes',
          Hijos: [{ Descripcion: 'X', URL: 'javascript:alert(1)' }],
        },
        { Descripcion: 'Otro', URL: 'http://otro.example/' },
      ],
    ]);
    const app = await appWith({ CONTENT_MENU_URL: site.url });
    const answer = await get(app, getMenu.path);
    expect(answer.json()).toEqual([
      { Descripcion: 'Planes <b>', URL: '/planes', ClassMenu: '', ClassContenido: '', Hijos: [] },
    ]);
    expect(site.requests[0]?.headers).not.toHaveProperty('authorization');
    // The other part is not affected.
    expect((await get(app, getFooter.path)).statusCode).toBe(200);
  });

  it('an empty menu is an answer', async () => {
    const site = await siteWith([[]]);
    const app = await appWith({ CONTENT_MENU_URL: site.url });
    expect((await get(app, getMenu.path)).json()).toEqual([]);
  });
});

describe('503', () => {
  it('the source fails and nothing is remembered: the documents’ words, not to be kept', async () => {
    const site = await siteWith([{}, 500]);
    const app = await appWith({ CONTENT_FOOTER_URL: site.url });
    const answer = await get(app, getFooter.path);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      code: 'CONTENT_UNAVAILABLE',
      message: 'Error... vuelva a intentarlo',
      '@type': 'Error',
    });
    expect((await get(app, getMenu.path)).statusCode).toBe(200);
  });
});

describe('settings', () => {
  it.each([
    ['CONTENT_MENU_URL', 'file:///etc/passwd'],
    ['CONTENT_FOOTER_URL', 'menu.json'],
    ['SITE_SEARCH_URL', 'javascript:alert(1)'],
    ['SITE_COUNTRIES', 'Perú=javascript:alert(1)'],
    ['ANALYTICS_GA4_ID', 'UA-1'],
    ['ANALYTICS_MATOMO_URL', 'matomo'],
    ['SITE_UNKNOWN', 'https://www.operador.example/'],
  ])('%s=%s stops the start', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('one address of the public site is enough', () => {
    const { site } = readConfig({ SITE_URL: 'https://www.otro.example/ec' });
    expect(site).toMatchObject({
      siteUrl: 'https://www.otro.example/ec/',
      businessUrl: 'https://www.otro.example/ec/negocios/',
      searchUrl: 'https://www.otro.example/ec/buscar',
    });
  });
});

describe('content security policy', () => {
  let app: TestApp;
  const policyOf = async (url: string) => String((await get(app, url)).headers['content-security-policy']);

  it('the search form may go to the search page and nowhere else; nobody measures unless configured', async () => {
    app = await startTestApp({ environment: { SITE_SEARCH_URL: 'https://busca.operador.example/todo' } });
    const policy = await policyOf('/ec/');
    expect(policy).toContain("form-action 'self' https://busca.operador.example;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/google|matomo/);
    await app.close();
  });

  it('configured analytics are let in, but not where a card is typed', async () => {
    app = await startTestApp({
      environment: { ANALYTICS_GA4_ID: 'G-ABC1234567', ANALYTICS_MATOMO_URL: 'https://mide.example/m/' },
    });
    const usual = await policyOf('/ec/home');
    expect(usual).toContain("script-src 'self' https://*.googletagmanager.com https://mide.example;");
    expect(usual).toMatch(
      /connect-src [^;]*https:\/\/\*\.google-analytics\.com[^;]* https:\/\/mide\.example/,
    );
    for (const page of [
      '/ec/billing/pay/F-1',
      '/EC/billing/Pay/F-1?x=1',
      '/ec/additional-packages/obtain-credit-card-pay',
      '/ec/recharge/package/payment-method',
    ])
      expect(await policyOf(page)).not.toMatch(/google|mide/);
  });

  afterAll(() => app.close());
});

describe('clean nodes', () => {
  const leaf = (more: object = {}) => ({ Descripcion: 'Planes', URL: '/planes', ...more });
  const kept = { Descripcion: 'Planes', URL: '/planes', ClassMenu: '', ClassContenido: '', Hijos: [] };

  describe('addresses', () => {
    it.each([
      ['https://www.operador.example/a?b=c#d', 'https://www.operador.example/a?b=c#d'],
      ['HTTPS://WWW.OPERADOR.EXAMPLE', 'https://www.operador.example/'],
      ['/personas/planes', '/personas/planes'],
      ['personas/planes', '/personas/planes'],
      ['/ec/', '/ec/'],
      ['?q=1', '/?q=1'],
      ['  /planes  ', '/planes'],
      ['', ''],
      ['#', ''],
    ])('keeps %j', (raw, clean) => expect(cleanAddress(raw)).toBe(clean));

    it.each([
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://www.operador.example/1',
      'http://www.operador.example/',
      '//otro.example/',
      '/\\otro.example/',
      '\\\\otro.example',
      '/..//otro.example/',
      '/.//otro.example/',
      'https://ana:clave@otro.example/',
      'https://operador.example@otro.example/',
      'https://',
      'https://ot ro.example/',
      'tel:*611',
      `/${'a'.repeat(600)}`,
    ])('refuses %j', (raw) => expect(cleanAddress(raw)).toBeNull());

    it('answers https or one slash for anything', () => {
      const odd = fc.string({ unit: fc.constantFrom(...'ht:ps/\\.@# ?javscript\t\u200e%2f') });
      fc.assert(
        fc.property(fc.oneof(odd, fc.string()), (raw) => {
          const clean = cleanAddress(raw);
          if (clean) expect(clean).toMatch(/^(https:\/\/[^/]|\/(?!\/))/);
        }),
      );
    });
  });

  describe('words', () => {
    it('are text: markup stays visible, what hides or turns text goes', () => {
      expect(cleanWords('<b>Planes</b>')).toBe('<b>Planes</b>');
      expect(cleanWords('  Planes\n\t de  voz ')).toBe('Planes de voz');
      expect(cleanWords('abc\u202Egpj.exe\u0000')).toBe('abc gpj.exe');
      expect(cleanWords('ñ'.repeat(500))).toHaveLength(120);
    });
  });

  describe('nodes', () => {
    it('leaves the embedded content as it is', () => {
      expect(cleanNodes(embeddedMenu)).toEqual(embeddedMenu);
      expect(cleanNodes(embeddedFooter)).toEqual(embeddedFooter);
    });

    it('fills what is missing and drops fields that nobody knows', () => {
      expect(cleanNodes([leaf({ Hijos: null, ClassMenu: null, html: '<script>' })])).toEqual([kept]);
    });

    it('keeps known classes only', () => {
      const classes = { ClassMenu: 'destacado fixed-overlay destacado', ClassContenido: 'redes" onclick="x' };
      expect(cleanNodes([leaf(classes)])).toEqual([{ ...kept, ClassMenu: 'destacado', ClassContenido: '' }]);
    });

    it('drops what is not fit, with everything below it', () => {
      const raw = [
        leaf(),
        leaf({ URL: 'javascript:alert(1)', Hijos: [leaf()] }),
        leaf({ Descripcion: ' \u200b ' }),
        leaf({ Descripcion: 7 }),
        leaf({ URL: '' }),
        leaf({ Hijos: 'x' }),
        null,
        'x',
      ];
      expect(cleanNodes(raw)).toEqual([kept]);
    });

    it('keeps a heading for what it holds', () => {
      expect(cleanNodes([{ Descripcion: 'Hogar', URL: '#', Hijos: [leaf()] }])).toEqual([
        { Descripcion: 'Hogar', URL: '', ClassMenu: '', ClassContenido: '', Hijos: [kept] },
      ]);
    });

    it('goes five levels deep, however deep the source goes', () => {
      let deep: object = leaf();
      for (let level = 0; level < 5_000; level++) deep = leaf({ Hijos: [deep] });
      const levels = JSON.stringify(cleanNodes([deep])).split('"Descripcion"').length - 1;
      expect(levels).toBe(5);
    });

    it('takes 500 nodes at most', () => {
      expect(cleanNodes(Array.from({ length: 900 }, () => leaf()))).toHaveLength(500);
    });

    it('refuses what is no list, and a list of which nothing is fit; an empty list is empty', () => {
      for (const raw of [null, {}, 'x', 7, { Hijos: [leaf()] }, [{ nombre: 'x' }]])
        expect(() => cleanNodes(raw)).toThrow();
      expect(cleanNodes([])).toEqual([]);
    });
  });
});
