// The backup codes, shown this once: to be printed or kept as a file. On paper they stand alone.
import { useEffect, useRef } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { settings } from '../../lib/settings.ts';
import print from '../../shared/page/print.module.css';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { backupCopy as copy } from './security.copy.ts';
import styles from './security.module.css';

export interface BackupCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const { brand } = settings();
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus(), []);

  function save() {
    const lines = [copy.title(brand), copy.use, '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), copy.fileName);
  }

  return (
    <div className={print.printed} ref={title} tabIndex={-1}>
      <Card title={copy.title(brand)} detail={copy.use}>
        <div className="stack">
          <ol className={`${styles.codes} num`}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className={`${print.unprinted} stack`}>
            <Notice kind="warning" title={copy.once} />
            <div className={styles.acts}>
              <Button onClick={() => window.print()}>{copy.print}</Button>
              <Button onClick={save}>{copy.save}</Button>
              <Button kind="primary" onClick={onDone}>
                {copy.done}
              </Button>
            </div>
          </div>
        </div>
      </Card>
    </div>
  );
}
