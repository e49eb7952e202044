// Asks the customer for their bank, in the place of the payment's page: the digits, or the bank's page in a frame.
import type { AskBank } from './bank-question.ts';
import { codeForm } from './code-form.ts';
import { button, type Child, make } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';

const { bank: copy, cancel } = frameCopy;
const CODE_LENGTH = 3;
const CODE_TRIES = 3;

export function askBank(
  question: Parameters<AskBank>[0],
  show: (...views: Child[]) => void,
): Promise<boolean> {
  const purpose = question.isToSave ? make('p', { class: 'quiet' }, copy.toSave) : null;
  return new Promise((resolve) => {
    const asking = new AbortController();
    const end = (isDone: boolean) => {
      asking.abort();
      resolve(isDone);
    };
    show(
      make(
        'section',
        { class: 'card' },
        make('h1', {}, copy.title),
        purpose,
        ...(question.kind === 'code' ? codeViews(question.check, end) : pageViews(question.url, end, asking)),
        button(cancel, 'tonal', () => end(false)),
      ),
    );
  });
}

function codeViews(
  check: Extract<Parameters<AskBank>[0], { kind: 'code' }>['check'],
  end: (isDone: boolean) => void,
): Child[] {
  let wrong = 0;
  const form = codeForm(CODE_LENGTH, async (digits) => {
    const found = await check(digits);
    if (found === 'noAnswer') return copy.noAnswer;
    if (found === 'wrong' && ++wrong < CODE_TRIES) return copy.wrong(CODE_TRIES - wrong);
    end(found === 'proven');
    return null;
  });
  return [make('p', {}, copy.otp), form];
}

/** The page says that it is done; the provider then says how. */
function pageViews(url: string, end: (isDone: boolean) => void, asking: AbortController): Child[] {
  const page = make('iframe', { class: 'bank', title: copy.frame, src: url });
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== page.contentWindow) return;
      if ((data as { status?: unknown } | null)?.status === 'bank-answered') end(true);
    },
    { signal: asking.signal },
  );
  return [page];
}
