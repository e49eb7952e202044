// A postpaid line of whoever holds it, for tests of what is made of lines.
import { PLAIN_LOOK, type Service } from './service-list.ts';

export const givenService = (number: string, more: Partial<Service> = {}): Service => ({
  number,
  name: 'Plus 15 GB',
  planName: 'Plus 15 GB',
  look: PLAIN_LOOK,
  kind: 'Postpaid',
  type: '1',
  state: 'A',
  planCode: 'PLUS15',
  activatedOn: '2024-01-15',
  isCorpAdmin: false,
  accountId: '8.1',
  role: 'holder',
  allows: ['figures', 'records', 'bills', 'topUps', 'manage', 'hold'],
  paymentOptions: [],
  ...more,
});
