import { expect, it } from 'vitest';
import { mayBeCalled } from './hub.ts';

const served = {
  portalOrigin: 'https://portal.example',
  origins: ['https://bus.internal:8443'],
  host: '0.0.0.0',
};

it('the portal and what the settings name are told', () => {
  for (const callback of ['https://portal.example/listener', 'https://bus.internal:8443/a'])
    expect(mayBeCalled(served, callback)).toBe(true);
});

it.each([
  'http://portal.example/listener',
  'https://portal.example:8080/',
  'https://portal.example.evil.example/',
  'https://portal.example@evil.example/',
  'https://user:word@portal.example/',
  'http://127.0.0.1:5432/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:9000/',
  'http://10.0.0.7/',
  'https://elsewhere.example/',
  'no address',
])('%s is not', (callback) => {
  expect(mayBeCalled(served, callback)).toBe(false);
});

it('on its own machine it tells its own machine, and no other of the network', () => {
  const alone = { ...served, host: '127.0.0.1' };
  for (const callback of ['http://127.0.0.1:3000/l', 'http://localhost:3000/l', 'http://[::1]:3000/l'])
    expect(mayBeCalled(alone, callback)).toBe(true);
  for (const callback of ['http://169.254.169.254/', 'http://192.168.0.1/', 'http://127.0.0.1.evil.example/'])
    expect(mayBeCalled(alone, callback)).toBe(false);
});
