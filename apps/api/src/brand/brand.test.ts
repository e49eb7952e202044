import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { pictureAddresses, registerBrandPictures } from '../http/pages/brand-pictures.ts';
import { brandColoursOf, contrast, grounds, leastOfShapes, leastOfWords } from './brand-colours.ts';
import { mostBytes, phoneToCall, pictureIn } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

function given(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${inside}</svg>`;
const circle = svg('<circle cx="20" cy="20" r="18" fill="#0b5cad"/>');
const png = readFileSync(join(import.meta.dirname, '../../../web/public/icons/icon-192.png'));

describe('the numbers to call', () => {
  it('have a first one, which messages name', () => {
    expect(phoneToCall(readConfig({ BRAND_HELP_PHONE: '1800 500 500 / *55' }).brand)).toBe('1800 500 500');
  });

  it.each(['línea 1800', '1800 / ', '1'.repeat(21)])('«%s» does not go into a message: refused', (phones) => {
    expect(() => readConfig({ BRAND_HELP_PHONE: phones })).toThrow('Setting BRAND_HELP_PHONE is not valid');
  });
});

describe('the colour of a brand', () => {
  it('stands out in both themes, with all that is made of it', () => {
    for (const colour of ['#da291c', '#0b5cad', '#5b2a86', '#00695c', '#1f2937']) {
      const made = brandColoursOf(colour);
      if ('refused' in made) throw new Error(`${colour}: ${made.refused}`);
      for (const theme of ['light', 'dark'] as const) {
        for (const fill of [made.fill, made.hover, made.pressed])
          expect(contrast(fill[theme], '#ffffff')).toBeGreaterThanOrEqual(leastOfWords);
        for (const ground of grounds[theme])
          expect(contrast(made.text[theme], ground)).toBeGreaterThanOrEqual(leastOfWords);
        for (const ground of grounds[theme].slice(0, 2))
          expect(contrast(made.fill[theme], ground)).toBeGreaterThanOrEqual(leastOfShapes);
      }
    }
  });

  it.each(['#ffd400', '#ff8a80', '#9aa0a6'])('%s is refused: nobody could read the words on it', (colour) => {
    expect(() => readConfig({ BRAND_COLOR: colour })).toThrow(
      /^Setting BRAND_COLOR is not valid: .*white words on it reach \d\.\d:1 of 4\.5:1$/,
    );
  });

  it('is judged on the grounds that pages have', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../web/src/ui/tokens.css'), 'utf8');
    for (const [at, name] of ['page', 'surface', 'sunken'].entries())
      expect(tokens).toContain(`--${name}: light-dark(${grounds.light[at]}, ${grounds.dark[at]});`);
  });
});

describe('a picture of the brand', () => {
  it('is known by its content, not by its name', () => {
    expect(pictureIn(given('logo.png', circle))).toMatchObject({
      type: 'image/svg+xml',
      width: 40,
      height: 40,
    });
    expect(pictureIn(given('logo.svg', png))).toMatchObject({ type: 'image/png', width: 192 });
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<g onload="alert(1)"/>')],
    ['a handler on the root', circle.replace('<svg ', '<svg onload="alert(1)" ')],
    ['HTML inside', svg('<foreignObject><iframe src="https://a.example"/></foreignObject>')],
    ['a link to a script', svg('<a href="javascript:alert(1)"><circle/></a>')],
    ['something fetched', svg('<image href="https://a.example/x.png"/>')],
    ['a style sheet that fetches', svg('<style>@import url(https://a.example)</style>')],
    ['a use of another file', svg('<use xlink:href="https://a.example/x.svg#a"/>')],
    ['an animation that sets a link', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${circle}`],
    ['a style sheet of its own', `<?xml-stylesheet href="https://a.example"?>${circle}`],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['HTML', '<html><svg viewBox="0 0 1 1"></svg></html>'],
    ['nothing', ''],
    ['half a PNG', png.subarray(0, 20)],
    ['too much', svg(`<desc>${'x'.repeat(mostBytes)}</desc>`)],
  ])('is refused with %s', (_what, content) => {
    expect(pictureIn(given('bad', content))).toEqual({ refused: expect.any(String) });
  });

  it('stops the start with one line, and an icon that is not square, too', () => {
    const wide = given('wide.svg', circle.replace('0 0 40 40', '0 0 80 40'));
    expect(readConfig({ BRAND_LOGO: wide }).brand.logo).toMatchObject({ width: 80 });
    expect(() => readConfig({ BRAND_ICON: wide })).toThrow(
      /^Setting BRAND_ICON is not valid: [^\n]*wide[^\n]*$/,
    );
  });

  it('is served as a picture that runs nothing, at an address of its content', async () => {
    const { brand } = readConfig({ BRAND_LOGO: given('logo.svg', circle) });
    const app = Fastify();
    registerBrandPictures(app, brand);
    const { logo, icon } = pictureAddresses(brand);
    expect([logo, icon]).toEqual([expect.stringMatching(/^\/ec\/brand\/logo-[\da-f]{12}\.svg$/), '']);
    const { headers, body } = await app.inject({ url: logo });
    expect(body).toBe(circle);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await app.close();
  });
});
