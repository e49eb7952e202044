// Where the receipt of somebody without an account goes, if they want one.
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { purchaseCopy } from './purchase.copy.ts';

const { receipt: copy } = purchaseCopy;

/** One @ with something on both sides: whether it exists is found out by writing there. */
const mayBeEmail = (text: string): boolean => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export interface ReceiptEmail {
  /** As it was typed last. */
  email: string;
  /** Null: it is no address, and the field says so. */
  read: () => string | null;
  edit: (email: string) => void;
  isWrong: boolean;
}

export function useReceiptEmail(): ReceiptEmail {
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return {
    email,
    isWrong,
    read: () => {
      const typed = email.trim();
      setIsWrong(!mayBeEmail(typed));
      return mayBeEmail(typed) ? typed : null;
    },
    edit: (typed) => {
      setEmail(typed);
      setIsWrong(false);
    },
  };
}

export function ReceiptEmailField({ of, isBusy }: { of: ReceiptEmail; isBusy: boolean }) {
  return (
    <TextField
      label={copy.email}
      hint={copy.emailHint}
      error={of.isWrong ? copy.emailWrong : undefined}
      type="email"
      autoComplete="email"
      maxLength={254}
      readOnly={isBusy}
      value={of.email}
      onChange={({ target }) => of.edit(target.value)}
    />
  );
}
