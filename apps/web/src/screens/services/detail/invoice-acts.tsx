// The invoice of a service: see them all, or have the newest as a file.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { downloadInvoice } from '../../../api/documents.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { RequestFailure } from '../../../lib/http/result.ts';
import { useBillingLink } from '../../../shared/line/choose-line.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { dueCopy as copy } from './detail.copy.ts';
import styles from './due-card.module.css';

export function InvoiceActs({ bill, service }: { bill: CustomerBill; service: Service }) {
  const billing = useBillingLink(service);
  const showToast = useToast();
  const [state, setState] = useState<'idle' | 'busy' | 'notReady'>('idle');

  async function download() {
    if (bill.billDocument.length === 0) {
      setState('notReady');
      return;
    }
    setState('busy');
    try {
      await downloadInvoice(bill.billNo, service.number);
      setState('idle');
    } catch (error) {
      const notReady = error instanceof RequestFailure && error.status === 404;
      setState(notReady ? 'notReady' : 'idle');
      if (notReady) return;
      showToast({
        text: copy.downloadFailed,
        kind: 'danger',
        action: { label: copy.retry, onClick: download },
      });
    }
  }

  const close = () => setState('idle');
  return (
    <div className={styles.acts}>
      <ButtonLink size="sm" icon={FileText} {...billing}>
        {copy.seeBill}
      </ButtonLink>
      <Button
        size="sm"
        icon={Download}
        busy={state === 'busy'}
        busyText={copy.downloading}
        onClick={download}
      >
        {copy.download}
      </Button>
      <Dialog
        open={state === 'notReady'}
        onClose={close}
        title={copy.notReady}
        actions={<Button onClick={close}>{copy.understood}</Button>}
      />
    </div>
  );
}
