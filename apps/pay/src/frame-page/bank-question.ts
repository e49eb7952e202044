// What the bank of a card asks before its token is good: digits that go to the provider, or the bank's own page.
import { type Answer, post, refusalIn, textIn } from './wire.ts';

export type CodeCheck = 'proven' | 'wrong' | 'noAnswer';

/** How the customer is asked. False when they would not. */
export type AskBank = (
  question: { isToSave: boolean } & (
    | { kind: 'code'; check: (digits: string) => Promise<CodeCheck> }
    | { kind: 'page'; url: string }
  ),
) => Promise<boolean>;

/** `bank`: it was not proven. `left`: the customer would not. Only the provider knows; a page only hints. */
export type Proof = 'proven' | 'bank' | 'left' | 'unknown';

const CODE_TRIES = 3;
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
