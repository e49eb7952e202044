// 'Reenviar aquí', once the minute between two codes has passed.
import { TextLink } from '../../ui/actions/text-link.tsx';
import { resendCopy as copy } from './resend-code.copy.ts';
import styles from './resend-code.module.css';
import { useCountdown } from './use-countdown.ts';

export interface ResendCodeProps {
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
