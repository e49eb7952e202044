// Paying in the operator's payment frame what was begun at a line's detail. The dialog's code comes with the press.
import { type ReactNode, useState } from 'react';
import { settings } from '../../lib/settings.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { SoldLine } from '../line/line-facts.ts';
import type { PayWish } from './pay-wish.ts';

const payDialog = lazyCode(() => import('./pay-dialog.tsx').then((code) => code.PayDialog));

export interface PayDialogEntry {
  /** @param onPage leads to the page of the same purchase: it charges the invoice and saved cards, and stands in for the frame */
  ask: (wish: PayWish, onPage: () => void) => void;
  dialog: ReactNode;
}

export function usePayDialog(line: SoldLine | null): PayDialogEntry {
  const Dialog = payDialog.current();
  const [asked, setAsked] = useState<{ wish: PayWish; onPage: () => void } | null>(null);

  return {
    ask: (wish, onPage) => {
      if (settings().paymentFrame !== 'on') return onPage();
      payDialog.promise().then(() => setAsked({ wish, onPage }), onPage);
    },
    dialog: Dialog && asked && line && (
      <Dialog wish={asked.wish} line={line} onPage={asked.onPage} onClose={() => setAsked(null)} />
    ),
  };
}
