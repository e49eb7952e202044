// 'Reenviar aquí', once the minute between two codes has passed.
import { useEffect, useState } from 'react';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './code-boxes.module.css';
import { resendCopy as copy } from './resend-code.copy.ts';

// Whole seconds until a moment, told once a second and never below zero.
const SECOND_MS = 1000;

/** @param untilMs on this browser's clock */
function useCountdown(untilMs: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((untilMs - now) / SECOND_MS));

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= untilMs) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [untilMs]);

  return left;
}

interface ResendCodeProps {
  /** Milliseconds on this browser's clock. */
  allowedAt: number;
  expiresAt: number;
  /** It has no tries left. */
  isSpent?: boolean;
  onResend: () => void;
}

export function ResendCode({ allowedAt, expiresAt, isSpent = false, onResend }: ResendCodeProps) {
  const wait = useCountdown(allowedAt);
  const hasExpired = useCountdown(expiresAt) === 0;
  return (
    <p className={styles.resend}>
      {isSpent ? copy.spent : hasExpired ? copy.expired : copy.notArrived}{' '}
      {wait > 0 ? (
        <span className="num">{copy.wait(wait)}</span>
      ) : (
        <TextLink onClick={onResend}>{copy.resend}</TextLink>
      )}
    </p>
  );
}

// What a refused code leaves to do.

/** Only another code helps; the server's words say why. */
export const needsAnother = (refusal: string): boolean =>
  ['OTP_SPENT', 'OTP_USED', 'OTP_EXPIRED'].includes(refusal);

/** What was typed is of no use: a newer one counts, in the server's words, or it is just wrong. */
export const isMistyped = (refusal: string): boolean => ['OTP_INVALID', 'OTP_REPLACED'].includes(refusal);
