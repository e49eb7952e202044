// Where WhatsApp is: Meta's, the stand-in's, or nowhere; never half of it.
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';

const all = {
  WHATSAPP_PHONE_NUMBER_ID: '105954558954427',
  WHATSAPP_ACCESS_TOKEN: 'token-of-tests',
  WHATSAPP_APP_SECRET: 'secret-of-tests',
  WHATSAPP_VERIFY_TOKEN: 'verify-of-tests',
};
const kushki = { KUSHKI_BASE_URL: 'https://kushki.example' };

it('is Meta’s with its four settings, by the newest version that was tried', () => {
  expect(readConfig({ ...all, ...kushki, WHATSAPP_NUMBER: '099 000 0611' }).whatsapp).toEqual({
    apiUrl: 'https://graph.facebook.com/v23.0',
    phoneNumberId: '105954558954427',
    accessToken: 'token-of-tests',
    appSecret: 'secret-of-tests',
    verifyToken: 'verify-of-tests',
    businessNumber: '593990000611',
  });
});

it('is played where the card sandbox is, and is nowhere else', () => {
  expect(readConfig({}).whatsapp?.apiUrl).toBe('http://127.0.0.1:3001/whatsapp');
  expect(readConfig(kushki).whatsapp).toBeNull();
});

it.each(Object.keys(all))('is refused without %s, which is named', (name) => {
  const half = { ...all, [name]: '' };
  expect(() => readConfig(half)).toThrow(ConfigError);
  expect(() => readConfig(half)).toThrow(new RegExp(`^Setting ${name} is missing`));
});

it('an address that nothing asks has no effect, and is refused', () => {
  expect(() => readConfig({ WHATSAPP_API_URL: 'https://graph.example/v23.0' })).toThrow(/has no effect/);
});
