import { expect, test } from 'vitest';
import { createTranscript } from './transcript.ts';

test('what is taken along is the newest of it, without codes', () => {
  const transcript = createTranscript();
  for (let nth = 1; nth <= 50; nth++) transcript.said('customer', `pregunta n.º ${nth}`);
  transcript.said('customer', 'mi clave es Portal2026');
  transcript.answered({ paragraphs: ['Son dos:'], list: ['una', 'el equipo 356938035643809'] });
  const all = transcript.all();
  expect(all).toHaveLength(39);
  expect(all.slice(-2)).toEqual([
    { author: 'customer', text: 'mi clave es ••••' },
    { author: 'assistant', text: 'Son dos:\n· una\n· el equipo ••••' },
  ]);
});
