// What the settings of e-mail and SMS become, and in which words they are refused.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

const from = 'Mi Claro <avisos@operador.example>';

describe('EMAIL_URL', () => {
  it('absent, means the built-in provider', () => {
    expect(readConfig({})).toMatchObject({ email: null, sms: null });
  });

  it('says where, how safely, and as whom', () => {
    const read = (url: string) => readConfig({ EMAIL_URL: url, EMAIL_FROM: from }).email;
    expect(read('smtp://ana:cl%40ve@mail.example')).toEqual({
      host: 'mail.example',
      port: 587,
      isSecure: false,
      requiresTls: true,
      auth: { user: 'ana', pass: 'cl@ve' },
      from: { name: 'Mi Claro', address: 'avisos@operador.example' },
    });
    expect(read('smtps://mail.example')).toMatchObject({ port: 465, isSecure: true, auth: null });
    expect(read('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requiresTls: false });
    expect(read('smtp://relay.example?requireTLS=true')).toMatchObject({ requiresTls: true });
    expect(readConfig({ EMAIL_URL: 'smtp://a.example', EMAIL_FROM: 'a@b.example' }).email?.from).toEqual({
      name: '',
      address: 'a@b.example',
    });
  });

  it.each([
    [
      { EMAIL_URL: 'http://mail.example', EMAIL_FROM: from },
      /^Setting EMAIL_URL is not valid: must look like/,
    ],
    [{ EMAIL_URL: 'smtp://mail.example?pool=1', EMAIL_FROM: from }, /knows no option pool/],
    [{ EMAIL_URL: 'smtp://mail.example' }, /^Setting EMAIL_FROM is missing/],
    [{ EMAIL_URL: 'smtp://mail.example', EMAIL_FROM: 'Mi Claro' }, /^Setting EMAIL_FROM is not valid/],
    [{ EMAIL_URL: 'smtp://mail.example', EMAIL_FROM: 'a@b.example>' }, /^Setting EMAIL_FROM is not valid/],
    [{ EMAIL_HOST: 'mail.example' }, /^Unknown setting EMAIL_HOST/],
  ])('%j is refused', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words);
  });

  it('leaves alone what other programs keep under EMAIL', () => {
    expect(() => readConfig({ EMAIL: 'somebody@correo.example' })).not.toThrow();
  });
});

describe('SMS_URL', () => {
  const read = (environment: Record<string, string>) => readConfig(environment).sms;

  it('names an SMS centre', () => {
    const url =
      'smpps://portal:cl%2Fve@centre.example?source=MiClaro&systemType=OTP&rate=50&window=20&enquireLink=15';
    expect(read({ SMS_URL: url })).toEqual({
      kind: 'smpp',
      host: 'centre.example',
      port: 3550,
      isSecure: true,
      systemId: 'portal',
      password: 'cl/ve',
      systemType: 'OTP',
      source: 'MiClaro',
      messagesPerSecond: 50,
      window: 20,
      enquireLinkMs: 15_000,
    });
    expect(read({ SMS_URL: 'smpp://a:b@10.0.0.1' })).toMatchObject({ port: 2775, enquireLinkMs: 30_000 });
  });

  it('names a gateway, with its template and how to prove who we are', () => {
    expect(read({ SMS_URL: 'https://ana:clave@sms.example/v1/send?x=1' })).toEqual({
      kind: 'gateway',
      url: 'https://sms.example/v1/send?x=1',
      headers: { authorization: `Basic ${Buffer.from('ana:clave').toString('base64')}` },
      template: '{"to":"{to}","text":"{text}"}',
    });
    const template = '{"phone":"{national}","body":"{text}"}';
    expect(
      read({
        SMS_URL: 'https://sms.example',
        SMS_HTTP_TEMPLATE: template,
        SMS_HTTP_HEADER: 'X-Api-Key: secreto',
      }),
    ).toMatchObject({ template, headers: { 'x-api-key': 'secreto' } });
  });

  it.each([
    [{ SMS_URL: 'centre.example:2775' }, /^Setting SMS_URL is not valid: must look like/],
    [{ SMS_URL: 'http://sms.example' }, /must use https/],
    [{ SMS_URL: 'smpp://a:b@centre.example?rate=fast' }, /option rate is not known or not valid/],
    [{ SMS_URL: 'smpp://a:b@centre.example?speed=1' }, /option speed is not known/],
    [{ SMS_URL: 'smpp://a:b@centre.example?source=nombre demasiado largo' }, /option source/],
    [{ SMS_HTTP_TEMPLATE: '{"to":{to},"text":"{text}"}' }, /^Setting SMS_HTTP_TEMPLATE is not valid/],
    [{ SMS_HTTP_TEMPLATE: '{"to":"{to}"}' }, /^Setting SMS_HTTP_TEMPLATE is not valid/],
    [{ SMS_HTTP_HEADER: 'secreto' }, /^Setting SMS_HTTP_HEADER is not valid/],
    [{ SMS_USER: 'ana' }, /^Unknown setting SMS_USER/],
  ])('%j is refused', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words);
  });
});

it('a refused address is named, and not repeated: it holds a password', () => {
  let words = '';
  try {
    readConfig({ SMS_URL: 'ftp://ana:clave@centre.example' });
  } catch (error) {
    words = String(error);
  }
  expect(words).toContain('SMS_URL');
  expect(words).not.toContain('ana:clave');
});
