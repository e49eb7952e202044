// «Compartir»: what stands on a receipt, line by line, to another application where the device can do that, else to the clipboard.
import { Share2 } from 'lucide-react';
import { Button, type ButtonLook } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { receiptCopy as copy } from './receipt.copy.ts';

interface ShareButtonProps extends ButtonLook {
  lines: readonly string[];
}

export function ShareButton({ lines, ...look }: ShareButtonProps) {
  const showToast = useToast();
  async function share() {
    const outcome = await shareText(lines.join('\n'));
    if (outcome === 'copied') showToast({ kind: 'success', text: copy.copied });
    if (outcome === 'failed') showToast({ kind: 'danger', text: copy.notCopied });
  }
  return (
    <Button {...look} icon={Share2} onClick={share}>
      {copy.share}
    </Button>
  );
}

/** `shared`: it was handed on, or the customer thought better of it. */
async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
