// What a message is after another one, and what of that one goes on.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { expect, test } from 'vitest';
import { turnOf } from './turn.ts';
import { understand } from './understand.ts';

const before = { topic: 'payBill', said: 'quiero pagar' } as const;

test.each([
  ['gracias, otra cosita: cómo cambio la clave del wifi', 'anew'],
  ['una preguntita más, hasta qué hora atienden', 'anew'],
  ['no, de mi mamá', 'puttingRight'],
  ['no no, de ustedes a otra', 'puttingRight'],
  ['no la mía, la de mi mamá', 'puttingRight'],
  ['me refiero al fijo', 'puttingRight'],
  ['no me llega el código', 'goingOn'],
  ['¿y cuánto cuesta?', 'goingOn'],
  ['la otra', 'goingOn'],
  ['es que se me cayó', 'goingOn'],
])('«%s» is %s', (text, is) => {
  expect(turnOf(text, before).is).toBe(is);
});

test('nothing goes on where nothing was spoken of', () => {
  expect(turnOf('no, de mi mamá', { topic: null, said: null }).is).toBe('anew');
});

test.each<[AssistantTopic, string, string, AssistantTopic]>([
  ['payBill', 'quiero pagar', 'no la mia, la de mi mama, esta a nombre de ella', 'payOther'],
  ['portIn', 'quiero portarme', 'no no, de ustedes a otra', 'portOut'],
  [
    'shareData',
    'le mande saldo a otra persona',
    'no, me equivoque de numero, como hago pa que me regresen',
    'rechargeWrong',
  ],
  ['payBill', 'quiero pagar', 'gracias, otra cosita: cómo cambio la clave del wifi', 'wifi'],
  ['person', 'prefiero que me llamen', 'hoy despues de las 6 puede ser?', 'person'],
])('after %s, «%s», «%s» is %s', (topic, said, text, meant) => {
  expect(understand(text, { topic, said }).topic).toBe(meant);
});

test('of what is only said not to be meant nothing is answered again, and what else may be is offered', () => {
  const denied = understand('no, eso no', { topic: 'changePlan', said: 'quiero cambiar el plan o la linea' });
  expect(denied).toMatchObject({ topic: 'unknown', goesOn: false });
  expect(denied.guesses).not.toContain('changePlan');
});
