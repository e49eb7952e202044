import { describe, expect, it } from 'vitest';
import { countedPage } from './analytics.ts';

describe('the counted page', () => {
  it.each([
    ['/ec/home', '/ec/home'],
    ['/home', '/ec/home'],
    ['/ec/login/', '/ec/login'],
    ['/ec', '/ec'],
    ['/ec/', '/ec'],
    ['/', '/ec'],
    ['/EC/Home/With-Services', '/ec/home/with-services'],
    ['/ec/billing/', '/ec/billing'],
    ['/ec/billing/pay/001-001-000000123', '/ec/billing/pay/:billNo'],
    ['/ec/billing/pay/:billNo', '/ec/billing/pay/:billNo'],
    ['/ec/associate-services/pre-paid/2?line=0991000001#x', '/ec/associate-services/pre-paid/:step'],
  ])('%s is %s', (raw, page) => expect(countedPage(raw)).toBe(page));

  it.each([
    '/ec/0991000001',
    '/ec/ec/home',
    '/ec/home/0991000001',
    '/ec/billing/pay/a/b',
    'ana.paredes@correo.example',
    'https://otro.example/ec/home',
    '/ecuador',
    '/ec/__proto__',
    'x',
    '\n',
  ])('%j is another one', (raw) => expect(countedPage(raw)).toBe('/ec/otra'));
});
