// «Compartir»: what stands on a receipt, line by line.
import { Share2 } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { receiptCopy as copy } from './receipt.copy.ts';
import { shareText } from './share-receipt.ts';

export function ShareButton({ lines }: { lines: readonly string[] }) {
  const showToast = useToast();
  async function share() {
    const outcome = await shareText(lines.join('\n'));
    if (outcome === 'copied') showToast({ kind: 'success', text: copy.copied });
    if (outcome === 'failed') showToast({ kind: 'danger', text: copy.notCopied });
  }
  return (
    <Button icon={Share2} onClick={share}>
      {copy.share}
    </Button>
  );
}
