// The bank's own page, in a frame of the portal's or of this origin's: one code, three tries, and the word that it is done.
import { codeForm, make, show } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';
import { ending } from './views.ts';
import { post, textIn } from './wire.ts';

const { bank: copy, demo, demoNote } = frameCopy;
const CODE_LENGTH = 8;

// Whoever frames it has drawn the surface: nothing of its own around the question.
document.body.className = 'framed';

const transaction = decodeURIComponent(location.hash.slice(1));
const head = () =>
  make(
    'header',
    {},
    make('p', { class: 'brand' }, copy.name),
    make('p', { class: 'demo' }, make('strong', {}, demo), ` ${demoNote}`),
  );

if (transaction === '') show(head(), ending(copy.incomplete));
else
  show(
    head(),
    make(
      'section',
      { class: 'card' },
      make('h1', {}, copy.title),
      make('p', {}, copy.page),
      codeForm(CODE_LENGTH, answer),
    ),
  );

async function answer(code: string): Promise<string | null> {
  const status = textIn(await post('/bank/answer', { transaction, code }), 'status');
  if (status === 'wrong') return copy.wrongPage;
  if (status !== 'proven' && status !== 'refused') return copy.noAnswer;
  show(head(), ending(copy[status]));
  // It says nothing but that the customer is done: whoever hears it asks the provider. Only those may frame this page whom
  // its policy names.
  window.parent.postMessage({ v: 1, status: 'bank-answered', transaction }, '*');
  return null;
}
