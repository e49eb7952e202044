// Links of a line's detail that ask how to pay first. The dialog's code comes with the first press.
import { type ComponentType, type ReactNode, useState } from 'react';
import { paths, withLine } from '../../lib/paths.ts';
import { useNavigate } from '../../lib/router.tsx';
import { settings } from '../../lib/settings.ts';
import { chooseLine, type LineLink, useLineLinks } from '../choose-line.ts';
import type { SoldLine } from '../line-facts.ts';
import type { PayDialogProps } from './pay-dialog.tsx';

export interface PayWish {
  type: 'recharge' | 'data_packets' | 'roaming_packages';
  title: string;
}

const load = () => import('./pay-dialog.tsx').then((code) => code.PayDialog);

export interface PayDialogEntry {
  linkTo: (wish: PayWish) => LineLink;
  dialog: ReactNode;
}

export function usePayDialog(line: SoldLine): PayDialogEntry {
  const navigate = useNavigate();
  const linkTo = useLineLinks(line);
  const [Dialog, setDialog] = useState<ComponentType<PayDialogProps>>();
  const [wish, setWish] = useState<PayWish | null>(null);

  function pageOf({ type }: PayWish) {
    const more = {
      isDetailService: true as const,
      ...(type === 'roaming_packages' && { category: 'ROAMING' }),
    };
    return { href: type === 'recharge' ? paths.recharge() : paths.packages(), more };
  }
  function goToPage(of: PayWish) {
    const { href, more } = pageOf(of);
    navigate(withLine(href, line.number), { state: more });
  }

  return {
    linkTo: (of) => {
      const { href, more } = pageOf(of);
      const link = linkTo(href, more);
      if (settings().paymentFrame !== 'on') return link;
      return {
        href: link.href,
        onClick: (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          chooseLine(line);
          // Without its code the page of the same purchase does.
          load().then(
            (code) => {
              setDialog(() => code);
              setWish(of);
            },
            () => goToPage(of),
          );
        },
      };
    },
    dialog: Dialog && wish && (
      <Dialog wish={wish} line={line} onInvoice={() => goToPage(wish)} onClose={() => setWish(null)} />
    ),
  };
}
