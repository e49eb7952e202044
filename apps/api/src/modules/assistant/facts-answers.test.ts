// Where what was asked in particular stands beside the whole, and how a guess says what it answers.
import type { OfferedDiscount, OfferedService } from '@portal/help/operator-facts.copy';
import type { Detail } from '@portal/help/question-words';
import { expect, test } from 'vitest';
import { asGuess } from './answers-together.ts';
import { createFactsAnswers, discountsAsked, type ToldByOperator, tellsOf } from './facts-answers.ts';

const site = {
  helpPhone: '*611',
  deviceBalance: '*123# opción 5-4',
  complaintsUrl: 'https://complaints.example',
  helpDebtUrl: 'https://debt.example',
  helpPaymentUrl: 'https://payment.example',
  phonesUrl: 'https://phones.example',
  storeUrl: 'https://store.example',
  receiptCheckUrl: 'https://receipts.example',
  claimDays: 15,
  session: { idleMinutes: 60, maxHours: 12 },
  hasLiveChat: false,
  whatsappNumber: null,
};
const nothing: ToldByOperator = { oneTimeServices: [], discounts: [], hours: () => [] };
const facts = createFactsAnswers(site, nothing);
const whole = facts.say('newSim');

test('it is said alone, before the whole where that is asked as well, and after it where it is hardly asked', () => {
  const told = (of: 'not' | 'also' | 'rather') =>
    facts.particularly(whole, { details: ['meaning'], whole: of }).paragraphs;
  const [meaning] = told('not');
  expect(told('not')).toHaveLength(1);
  expect(told('also')).toEqual([meaning, ...whole.paragraphs]);
  expect(told('rather')).toEqual([...whole.paragraphs, meaning]);
  const listed = facts.say('invoiceFields');
  expect(facts.particularly(listed, { details: ['meaning'], whole: 'rather' })).toEqual(listed);
});

test('what stands in it is not said again with the whole', () => {
  const knowing = createFactsAnswers(site, {
    ...nothing,
    discounts: [{ id: 'seniors', percent: 50, services: ['internet'], terms: [] }],
  });
  const { paragraphs } = knowing.particularly(knowing.say('discounts'), {
    details: ['needs'],
    whole: 'also',
  });
  expect(paragraphs[0]).toBe('Adultos mayores: 50 % menos en internet.');
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test('what the operator says of a service is told instead of whom to ask', () => {
  const who = 'Va otra persona con una carta.';
  const terms = [{ name: 'who', description: who }] as const;
  const told = (...oneTimeServices: OfferedService[]) => {
    const { say, particularly } = createFactsAnswers(site, { ...nothing, oneTimeServices });
    return particularly(say('newSim'), { details: ['who'], whole: 'not' }).paragraphs.join();
  };
  const known = told({ id: 'newChip', price: null, leadTime: null, terms });
  expect(known).toContain(who);
  expect(known).not.toContain('llama antes');
  expect(told()).toContain('llama antes');
});

test('how long a claim and a session take is what the settings say', () => {
  const { say, particularly } = createFactsAnswers(
    { ...site, claimDays: 10, session: { idleMinutes: 30, maxHours: 8 } },
    nothing,
  );
  expect(say('claimState').paragraphs.join()).toContain('en un máximo de 10 días');
  expect(say('sessionEnds').paragraphs.join()).toContain('después de 30 minutos sin uso, y de 8 horas');
  const { paragraphs } = particularly(say('claimMeanwhile'), { details: ['where'], whole: 'not' });
  expect(paragraphs.join()).toContain('Si en 10 días no te respondemos');
  expect(facts.say('sessionEnds').paragraphs.join()).toContain('después de 1 hora sin uso');
});

test('the operator is asked for what the words tell, and for nothing else', () => {
  const alone = (...details: Detail[]) => ({ details, whole: 'not' as const });
  expect(tellsOf('wifi', alone())).toEqual([]);
  expect(tellsOf('newSim', alone('meaning'))).toEqual([]);
  expect(tellsOf('newSim', alone('price'))).toEqual(['oneTimeServices']);
  expect(tellsOf('newSim', alone('who'))).toEqual(['oneTimeServices']);
  expect(tellsOf('moveHome', alone())).toEqual(['oneTimeServices']);
  expect(tellsOf('visit', alone('price'))).toEqual(['oneTimeServices']);
  expect(tellsOf('discounts', alone())).toEqual(['discounts']);
  expect(tellsOf('stores', alone())).toEqual(['hours']);
});

test('a guess names what it answers, and offers what else may be meant', () => {
  const guess = asGuess(whole, ['theft']);
  expect(guess.paragraphs).toEqual([
    'Te respondo a «¿Cómo paso mi línea a una eSIM o a otro chip?».',
    ...whole.paragraphs,
  ]);
  expect(guess.replies).toEqual([{ label: 'Me robaron o perdí mi celular', topic: 'theft' }]);
});

const discountOf = (id: OfferedDiscount['id']): OfferedDiscount => ({
  id,
  percent: 50,
  services: ['internet'],
  terms: [],
});
const discounts = [discountOf('seniors'), discountOf('disability')];

test.each([
  ['mi abuelita cumplió 65', ['seniors']],
  ['soy de la tercera edad', ['seniors']],
  ['tengo 68 años', ['seniors']],
  ['tengo discapacidad del 45 %', ['disability']],
  ['qué descuentos hay', ['seniors', 'disability']],
  ['soy mayor y tengo discapacidad', ['seniors', 'disability']],
])('whose discount «%s» asks for: %j', (text, groups) => {
  expect(discountsAsked(discounts, text).map(({ id }) => id)).toEqual(groups);
});
