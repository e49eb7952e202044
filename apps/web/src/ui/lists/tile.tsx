// The rounded square that carries an icon at the start of a row.
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './tile.module.css';

type State = 'plain' | 'white' | 'ink' | 'data' | 'success' | 'warning' | 'danger' | 'info';
/** Says which, and no state. */
type Hue = 'blue' | 'teal' | 'violet' | 'plum' | 'olive' | 'slate';
export type TileKind = State | Hue;

export interface TileProps {
  icon: IconGlyph;
  kind?: TileKind | undefined;
  /** 40 and 44 px. */
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

export function Tile({ icon, kind = 'plain', size = 'md', className }: TileProps) {
  return (
    <span
      className={classNames(styles.tile, styles[kind], size === 'sm' && styles.sm, className)}
      aria-hidden="true"
    >
      <Icon of={icon} />
    </span>
  );
}
