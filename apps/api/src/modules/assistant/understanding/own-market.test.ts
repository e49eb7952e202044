// What the assistant understands, and what help answers, is of the market that is served, and of no other.
import { questionDetails } from '@portal/help/details';
import { noFacts } from '@portal/help/operator-facts.copy';
import type { QuestionWords } from '@portal/help/question-words';
import { type QuestionId, questions } from '@portal/help/questions';
import { wayLabel } from '@portal/help/ways.copy';
import { expect, test } from 'vitest';
import { here } from '../../../../test/given/country.ts';
import { understand } from './understand.ts';

const own = here({ ecuador: ['SRI', 'IVA', 'RUC', 'cédula'], alborada: ['ART', 'ISV', 'NIT', 'carné'] });
const [authority, tax, companyDocument, personDocument] = own;

test.each([
  [`cómo reviso mi factura en la página ${authority}`, 'receiptKey'],
  [`qué significa ${tax} en mi factura`, 'invoiceFields'],
  [`cambiar mi ${companyDocument} en la factura`, 'invoiceData'],
  [`sacaron una línea con mi ${personDocument}`, 'contracts'],
  [`quiero recargar con ${here({ ecuador: 'cinco dólares', alborada: 'cinco albas' })}`, 'recharge'],
])('«%s» is %s', (text, topic) => {
  expect(understand(text).topic).toBe(topic);
});

test('no answer speaks of another market', () => {
  const facts = { ...noFacts, phones: '123', deviceBalance: '*1#' };
  const texts = (Object.keys(questions) as QuestionId[]).flatMap((id) => {
    const { question, paragraphs, list = [], also = '' }: QuestionWords = questions[id](facts);
    const details = Object.values(questionDetails[id]?.(facts) ?? {});
    return [question, ...paragraphs, ...list, also, ...details];
  });
  const all = [...texts, wayLabel('receiptCheck')].join('\n');
  for (const word of own) expect(all).toMatch(new RegExp(`\\b${word}`, 'i'));
  const others = here({
    ecuador: /\bART\b|\bISV\b|\bNIT\b|código de control|albas/i,
    alborada: /\bSRI\b|\bIVA\b|\bRUC\b|cédula|clave de acceso|\b49\b|dólar|RIDE|conadis/i,
  });
  expect(all).not.toMatch(others);
  expect(all).not.toMatch(
    here({ ecuador: /\b(el|este|un) (cédula|clave)/i, alborada: /\b(la|esta|una) (carné|código)/i }),
  );
});
