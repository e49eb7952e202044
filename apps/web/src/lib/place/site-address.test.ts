import { describe, expect, it } from 'vitest';
import { destinationOf, parseCountries } from './site-address.ts';

const site = 'https://www.operador.example/sitio/';

describe('destinationOf', () => {
  it.each([
    ['/ec', { href: '/', leads: 'portal' }],
    ['/ec/', { href: '/', leads: 'portal' }],
    ['/ec/recovery-password', { href: '/recovery-password', leads: 'portal' }],
    ['/ecuador', { href: 'https://www.operador.example/ecuador', leads: 'site' }],
    ['/personas/', { href: 'https://www.operador.example/personas/', leads: 'site' }],
    ['https://www.operador.example/ec/', { href: 'https://www.operador.example/ec/', leads: 'site' }],
    ['https://x.com/', { href: 'https://x.com/', leads: 'elsewhere' }],
  ])('%s', (url, destination) => expect(destinationOf(url, site)).toEqual(destination));

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://otro.example/',
    '/ec//otro.example/',
    'https://',
  ])('%j leads nowhere', (url) => expect(destinationOf(url, site)).toBeNull());

  it('an operator whose site has no TLS yet keeps its own links', () => {
    expect(destinationOf('/planes', 'http://127.0.0.1:9000/')?.leads).toBe('site');
  });
});

describe('parseCountries', () => {
  it('reads names and addresses, and leaves out the rest', () => {
    expect(
      parseCountries(
        ' Colombia=https://co.example/?a=b , Perú=https://pe.example/,x,=https://y,Z=javascript:1',
      ),
    ).toEqual([
      { name: 'Colombia', url: 'https://co.example/?a=b' },
      { name: 'Perú', url: 'https://pe.example/' },
    ]);
    expect(parseCountries('')).toEqual([]);
  });
});
