// Asks the customer for their bank, in the place of the payment's page: the digits, or the bank's page in a frame.
import { button, type Child, codeForm, make } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';
import { type Answer, post, refusalIn, textIn } from './wire.ts';

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

// What the bank of a card asks before its token is good: digits that go to the provider, or the bank's own page.

type CodeCheck = 'proven' | 'wrong' | 'noAnswer';

/** How the customer is asked. False when they would not. */
export type AskBank = (
  question: { isToSave: boolean } & (
    | { kind: 'code'; check: (digits: string) => Promise<CodeCheck> }
    | { kind: 'page'; url: string }
  ),
) => Promise<boolean>;

/** `bank`: it was not proven. `left`: the customer would not. Only the provider knows; a page only hints. */
type Proof = 'proven' | 'bank' | 'left' | 'unknown';

const ASK_TIMES = 3;

export async function proveAtBank(
  token: Answer,
  wish: { publicMerchantId: string; askBank: AskBank; isToSave?: boolean },
): Promise<Proof> {
  const secureId = textIn(token, 'secureId');
  const { askBank, isToSave = false } = wish;
  const validate = (otpValue: string) =>
    post(
      '/rules/v1/secureValidation',
      { secureServiceId: secureId, otpValue },
      { 'public-merchant-id': wish.publicMerchantId },
    );
  if (textIn(token, 'secureService') === 'KushkiOTP') {
    let end: Proof = 'left';
    let wrong = 0;
    const check = async (digits: string): Promise<CodeCheck> => {
      const found = checkOf(await validate(digits));
      if (found === 'proven') end = 'proven';
      if (found === 'wrong' && ++wrong === CODE_TRIES) end = 'bank';
      return found;
    };
    await askBank({ kind: 'code', check, isToSave });
    return end;
  }
  if (textIn(token, 'secureService') !== '3dsecure') return 'proven';
  if (!(await askBank({ kind: 'page', url: bankPageOf(token), isToSave }))) return 'left';
  // Asked again: a proof is given once and stands.
  for (let asked = 0; asked < ASK_TIMES; asked++) {
    const found = checkOf(await validate(''));
    if (found !== 'noAnswer') return found === 'proven' ? 'proven' : 'bank';
  }
  return 'unknown';
}

function checkOf(answer: Answer): CodeCheck {
  if (answer.status === 200) return 'proven';
  return answer.status === 400 && refusalIn(answer).code !== 'K001' ? 'wrong' : 'noAnswer';
}

function bankPageOf({ body }: Answer): string {
  const { security = {} } = body as { security?: { acsURL?: string; authenticationTransactionId?: string } };
  return `${security.acsURL ?? ''}#${encodeURIComponent(security.authenticationTransactionId ?? '')}`;
}
