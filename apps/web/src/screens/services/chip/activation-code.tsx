// The code of an eSIM, as a picture and to be typed: it stands on this page alone, and goes with it.
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QrPicture } from '../../../ui/figures/bar-code.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { chipChangeCopy as copy } from './chip.copy.ts';
import styles from './chip.module.css';

export function ActivationCode({ code }: { code: string }) {
  const showToast = useToast();

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', text: copy.copied });
    } catch {
      // The code stands there to be copied by hand.
    }
  }

  return (
    <Card title={copy.codeTitle}>
      <div className="stack">
        <Notice kind="warning" announce>
          {copy.codeOnce}
        </Notice>
        <p>{copy.scan}</p>
        <QrPicture code={code} label={copy.qr} />
        <div>
          <p className="small muted">{copy.byHand}</p>
          <p className={styles.code}>{code}</p>
        </div>
        <div>
          <Button size="sm" onClick={copyCode}>
            {copy.copy}
          </Button>
        </div>
      </div>
    </Card>
  );
}
