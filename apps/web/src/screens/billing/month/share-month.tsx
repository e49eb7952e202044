// «Compartir imagen»: to another application where the device takes files, else to the downloads.
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { monthCopy } from './month.copy.ts';
import { drawMonth, type MonthPicture } from './month-picture.ts';

const { share: copy } = monthCopy;

export function ShareMonth({ month, picture }: { month: string; picture: MonthPicture }) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function share() {
    setIsBusy(true);
    const drawn = await drawMonth(picture);
    setIsBusy(false);
    if (!drawn) return showToast({ kind: 'danger', text: copy.failed });
    const file = new File([drawn], copy.file(month), { type: drawn.type });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
    // Whoever closes the sheet has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined);
  }

  return (
    <Card title={copy.title}>
      <div className="stack">
        <p>{copy.text}</p>
        <div>
          <Button icon={Share2} busy={isBusy} busyText={copy.busy} onClick={share}>
            {copy.act}
          </Button>
        </div>
      </div>
    </Card>
  );
}
