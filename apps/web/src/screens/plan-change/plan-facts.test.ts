import type { Plan } from '@portal/contract/shopping/catalogue';
import { expect, test } from 'vitest';
import { comparedFeatures, planFacts } from './plan-facts.ts';

type Feature = Plan['caracteristicas'][number];
const feature = (clave: string, valor: string, principal = 2, formato = 'texto'): Feature => ({
  nombre: clave.toLowerCase(),
  valor,
  clave,
  principal,
  formato,
});
const plan = (precio: number, caracteristicas: Feature[]) => ({ precio, caracteristicas }) as Plan;

const plus = plan(15.99, [
  feature('GIGAS', '15', 3, 'gigas'),
  feature('LLAMADAS', 'SI', 3),
  feature('SMS', '100', 2, 'mensajes'),
  feature('LDI', '60', 2, 'minutos'),
  feature('ROAMING', 'NO', 1),
  feature('REDES', 'WhatsApp ilimitado'),
  feature('BUZON', 'SI', 1),
]);

test('the card of a plan', () => {
  expect(planFacts(plus).map(({ text }) => text)).toEqual([
    '15 GB de internet',
    'Llamadas ilimitadas',
    '60 minutos a 17 países de América',
    'Sin roaming',
    '100 SMS',
    'redes: WhatsApp ilimitado',
  ]);
});

test('what a plan does not have is not said, unless it is roaming', () => {
  const facts = planFacts(
    plan(9, [
      feature('GIGAS', 'Ilimitado'),
      feature('LLAMADAS', 'NO'),
      feature('LDI', '0'),
      feature('ROAMING', 'SI'),
    ]),
  );
  expect(facts.map(({ text, isGiven }) => [text, isGiven])).toEqual([
    ['Internet ilimitado', true],
    ['Roaming incluido', true],
  ]);
});

test('two plans face to face: the price, what both have, and what one of them lacks', () => {
  const max = plan(28.99, [feature('GIGAS', '60', 3, 'gigas'), feature('TV', 'SI', 2)]);
  const rows = comparedFeatures(
    plan(15.99, [feature('GIGAS', '15', 3, 'gigas'), feature('SMS', '100')]),
    max,
  );
  expect(rows.map(({ key, current, desired }) => [key, current, desired])).toEqual([
    ['PRECIO', '$15,99', '$28,99'],
    ['GIGAS', '15 GB', '60 GB'],
    ['SMS', '100', null],
    ['TV', null, 'Sí'],
  ]);
});

test('before a plan is chosen there is nothing on its side', () => {
  for (const { desired } of comparedFeatures(plus, undefined)) expect(desired).toBeUndefined();
});
