import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanNodes, cleanWords } from './clean-nodes.ts';
import { embeddedFooter, embeddedMenu } from './embedded-content.ts';

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
