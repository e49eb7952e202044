// The operator's own help pages, outside of the portal.
import { HandCoins, MousePointerClick, ReceiptText, Wallet } from 'lucide-react';
import { settings } from '../../lib/settings.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { supportCopy } from './support.copy.ts';

const { guides: copy } = supportCopy;

export function GuidesCard() {
  const { helpInvoiceUrl, helpPaymentUrl, helpDebtUrl, helpSelfServiceUrl } = settings();
  return (
    <Card title={copy.title}>
      <ListRows>
        <ListRow icon={ReceiptText} title={copy.invoice} detail={copy.detail} href={helpInvoiceUrl} />
        <ListRow icon={Wallet} title={copy.payment} detail={copy.detail} href={helpPaymentUrl} />
        <ListRow icon={HandCoins} title={copy.debt} detail={copy.detail} href={helpDebtUrl} />
        <ListRow
          icon={MousePointerClick}
          title={copy.selfService}
          detail={copy.detail}
          href={helpSelfServiceUrl}
        />
      </ListRows>
    </Card>
  );
}
