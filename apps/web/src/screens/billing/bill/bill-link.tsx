// A link by which somebody without an account pays this bill: made when it is asked for, shared or copied.
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { createPaymentLink } from '../../../api/purchase/payment-link.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { billCopy } from './bill.copy.ts';
import styles from './bill.module.css';

const { link: copy } = billCopy;

export function BillLink({ billNo }: { billNo: string }) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);

  async function create() {
    setIsBusy(true);
    const { data, error } = await createPaymentLink(billNo);
    setIsBusy(false);
    if (data) setLink(data);
    else
      showToast({ kind: 'danger', text: error.code === 'TOO_MANY_REQUESTS' ? error.message : copy.failed });
  }

  async function share(url: string) {
    try {
      if (navigator.share) await navigator.share({ url, title: copy.shareTitle });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ kind: 'success', text: copy.copied });
      }
    } catch {
      // Whoever closes the sheet has changed their mind; the address stands there to be copied by hand.
    }
  }

  return (
    <>
      <Button size="sm" icon={Link2} busy={isBusy} busyText={copy.making} onClick={create}>
        {copy.make}
      </Button>
      {link && (
        <Dialog
          open
          onClose={() => setLink(null)}
          title={copy.title}
          actions={
            <>
              <Button kind="primary" onClick={() => share(link.url)}>
                {copy.share}
              </Button>
              <Button onClick={() => setLink(null)}>{copy.close}</Button>
            </>
          }
        >
          <div className="stack">
            <p>{copy.text(formatDateTime(link.expiresAt))}</p>
            <p className={styles.address}>{link.url}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
