// One allowance in a list: name, what is left, a bar, what was used and until when.
import type { AllowanceFacts } from '../../../shared/line/consumption-facts.ts';
import { Meter } from '../../../ui/figures/meter.tsx';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import styles from './allowance-row.module.css';

export interface AllowanceRowProps {
  facts: AllowanceFacts;
  icon?: IconGlyph;
  /** Quiet lines under the bar. */
  notes: readonly string[];
}

export function AllowanceRow({ facts, icon, notes }: AllowanceRowProps) {
  return (
    <li className={styles.row}>
      {icon && <Tile icon={icon} kind="data" size="sm" />}
      <div className={styles.words}>
        <p className={styles.line}>
          <span>{facts.name}</span> <span className={styles.left}>{facts.left}</span>
        </p>
        <Meter label={facts.name} share={facts.share} text={facts.spoken} />
        <p className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note} </span>
          ))}
        </p>
      </div>
    </li>
  );
}
