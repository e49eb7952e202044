// The backup codes, shown this once: to be printed or kept as a file. On paper they stand alone.
import { useEffect, useRef } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { settings } from '../../lib/settings.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
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
  // What was pressed is gone with its page.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);

  function save() {
    const lines = [copy.list(brand), copy.use, '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), copy.fileName);
  }

  return (
    <div className={print.printed} ref={title} tabIndex={-1}>
      <PageHead title={copy.title} lead={copy.use} />
      <Card title={copy.list(brand)}>
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
