// The welcome of a first visit: three benefits, one password for two places, and the way in.
import { Gauge, ReceiptText, Zap } from 'lucide-react';
import { settings } from '../../lib/settings.ts';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Notice } from '../../ui/notice.tsx';
import { welcomeCopy as copy } from './tour.copy.ts';
import styles from './welcome-dialog.module.css';

const { activation, balances, bills } = copy.benefits;
const BENEFITS = [
  { icon: Zap, kind: 'warning', words: activation },
  { icon: Gauge, kind: 'data', words: balances },
  { icon: ReceiptText, kind: 'info', words: bills },
] as const;

export interface WelcomeDialogProps {
  givenName: string;
  onContinue: () => void;
}

export function WelcomeDialog({ givenName, onContinue }: WelcomeDialogProps) {
  return (
    <MessageDialog
      open
      onClose={onContinue}
      width={800}
      title={copy.title(givenName, settings().brand)}
      initialFocus="title"
      closeText={copy.goOn}
    >
      <div className={styles.content}>
        <p>{copy.lead}</p>
        <ul className={styles.benefits}>
          {BENEFITS.map(({ icon, kind, words: [title, text] }) => (
            <li key={title} className={styles.benefit}>
              <Tile icon={icon} kind={kind} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Notice>
          <p>{copy.sameStore}</p>
        </Notice>
      </div>
    </MessageDialog>
  );
}
