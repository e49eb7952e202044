// TMF629 Customer Management v4, TMF666 Account Management v4 and TMF651 Agreement Management v4: who customers are,
// their accounts and contracts, what they say that is wrong about them, and how far chains of agreements had come.
import { anchorSchema, newAnchorSchema, serviceContractSchema } from '@portal/operator-ports/agreements';
import {
  accountSchema,
  type Customers,
  correctionSchema,
  customerSchema,
  documentTypeSchema,
  newCorrectionSchema,
} from '@portal/operator-ports/customers';
import { at, noun, perhaps } from '@portal/operator-ports/noun';
import { operatorIdSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { body, callsOf, type Family, firstOf, many, one, orNone, within, word, words } from './call.ts';
import { about, accountsBy, id, places, queryWord, queryWords } from './pieces.ts';

const call = callsOf<Customers>();
const customers = '/customerManagement/v4/customer';
const anchors = '/agreementManagement/v4/agreementAnchor';
const documentType = 'query/characteristic.documentType' as const;
const documentNumber = at('query/characteristic.documentNumber', queryWord);

export const customersFamily: Family<Customers> = {
  calls: {
    ...call('contracts')({
      tmf: 'TMF651',
      summary: 'The contracts of these lines: when, how and with which text each was accepted.',
      method: 'GET',
      path: '/agreementManagement/v4/agreement',
      args: [places],
      says: { 'query/agreementType': 'service' },
      answer: many(serviceContractSchema),
      about: about('customerId', 'lineId'),
      known: (all) => (all.length === 0 ? [] : undefined),
      keep: 'fact',
    }),
    ...call('keepAnchors')({
      tmf: 'TMF651',
      summary:
        'Keeps how far chains of agreements have come. One that is no further than what is kept changes nothing; answers what is kept of each.',
      method: 'POST',
      path: anchors,
      args: [body(z.array(newAnchorSchema).min(1).max(500))],
      answer: many(anchorSchema),
      about: about('chainId'),
      known: (all) => (all.length === 0 ? [] : undefined),
    }),
    ...call('anchors')({
      tmf: 'TMF651',
      summary: 'How far these chains of agreements had come, as it was told last.',
      method: 'GET',
      path: anchors,
      args: [word('chainIds', at('query/id', queryWords))],
      answer: many(anchorSchema),
      about: (chainIds) => chainIds.map((chainId) => ({ chainId })),
      known: (chainIds) => (chainIds.length === 0 ? [] : undefined),
    }),
    ...call('askCorrection')({
      tmf: 'TMF629',
      summary:
        'What is wrong about a customer, once an id; how it is decided is told by `CustomerAttributeValueChangeEvent`. 404 NOT_FOUND: there is no such customer.',
      method: 'POST',
      path: '/customerManagement/v4/correction',
      args: [body(newCorrectionSchema)],
      answer: orNone(one(correctionSchema)),
      about: about('customerId', 'correctionId'),
    }),
    ...call('accounts')({
      tmf: 'TMF666',
      summary: 'Accounts, with the billing cycle that runs now.',
      method: 'GET',
      path: '/accountManagement/v4/billingAccount',
      args: [accountsBy('id')],
      answer: many(accountSchema),
      about: about('customerId', 'accountId'),
      known: (all) => (all.length === 0 ? [] : undefined),
      keep: 'fact',
    }),
    ...call('customer')({
      tmf: 'TMF629',
      summary: 'The person or company that the bills are made out to.',
      method: 'GET',
      path: `${customers}/:id`,
      args: [word('customerId', id)],
      answer: orNone(one(customerSchema)),
      about: (customerId) => [{ customerId }],
      keep: 'fact',
    }),
    ...call('customerByDocument')({
      tmf: 'TMF629',
      summary: 'Whose document it is: a list of one or none.',
      method: 'GET',
      path: customers,
      args: [word('type', at(documentType, documentTypeSchema)), word('number', documentNumber)],
      answer: firstOf(customerSchema),
      about: (type, number) => [{ documentType: type, documentNumber: number }],
    }),
    ...call('withDocument')({
      tmf: 'TMF629',
      summary: 'Of these customers, those with this document, by their ids alone.',
      method: 'GET',
      path: customers,
      args: [
        word('customerIds', at('query/id', queryWords)),
        words({ number: documentNumber, type: perhaps(documentType, documentTypeSchema) }),
      ],
      says: { 'query/fields': 'id' },
      answer: within(many(noun('Customer', { customerId: at('id', operatorIdSchema) })), {
        out: (ids: string[]) => ids.map((customerId) => ({ customerId })),
        back: (found) => found.map(({ customerId }) => customerId),
      }),
      about: (ids) => ids.map((customerId) => ({ customerId })),
      known: (ids) => (ids.length === 0 ? [] : undefined),
    }),
  },
};
