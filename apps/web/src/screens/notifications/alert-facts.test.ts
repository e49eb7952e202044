import type { CommunicationMessage, NotificationKind } from '@portal/contract/help/notifications';
import { expect, it } from 'vitest';
import { givenService } from '../../api/lines/service.fixture.ts';
import { paths } from '../../lib/place/paths.ts';
import { alertAddress, alertIcon, weightOf } from './alert-facts.ts';

const service = givenService('0991000003', { kind: 'Prepaid', name: 'Prepago' });

const told = (messageType: string, about: Record<string, string> = {}): CommunicationMessage => ({
  '@type': 'CommunicationMessage',
  id: '1',
  href: '',
  messageType: messageType as NotificationKind,
  subject: '',
  content: '',
  sendTime: '2026-11-21T09:42:00-05:00',
  state: 'completed',
  isRead: false,
  preference: null,
  characteristic: Object.entries(about).map(([name, value]) => ({ name, value })),
});
const target = (messageType: string, about?: Record<string, string>) =>
  alertAddress(told(messageType, about), [service]);

it('each leads to what it is about', () => {
  const ofLine = { serviceNumber: service.number };
  expect(target('billReady', { ...ofLine, billNo: '001' })).toBe('/billing/001/summary');
  expect(target('packageBought', ofLine)).toBe('/service-details/movements?line=0991000003');
  expect(target('dataAt100', ofLine)).toBe('/service-details/usage?line=0991000003');
  expect(target('usageAlert', { ...ofLine, usageType: 'sms' })).toBe(
    '/service-details/usage?type=sms&line=0991000003',
  );
  expect(target('wifiChanged', ofLine)).toBe('/service-details/admin-wifi?line=0991000003');
  expect(target('repairAwaitsYou', { ticketId: 'TRK-1001' })).toBe(paths.repairTracking('TRK-1001'));
  expect(target('passwordChanged')).toBe(paths.changePassword());
});

it('what is no longer managed, or not known, leads to the services', () => {
  expect(target('billReady', { serviceNumber: '0999999999' })).toBe(paths.myServices());
  expect(target('somethingNew', { serviceNumber: service.number })).toBe(paths.myServices());
  expect(alertIcon(told('somethingNew'))).toBe(alertIcon(told('anotherNew')));
});

it('what nobody should sleep over is urgent, what costs or returns is money, the rest is news', () => {
  const weights = ['simChanged', 'automaticPaymentRefused', 'billReady', 'planChanged', 'somethingNew'];
  expect(weights.map((kind) => weightOf(told(kind)))).toEqual(['urgent', 'urgent', 'money', 'news', 'news']);
});
