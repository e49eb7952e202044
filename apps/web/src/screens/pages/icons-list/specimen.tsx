// One named frame of the specimen screen.
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './icons-list-screen.module.css';

export interface SpecimenProps {
  name: string;
  children: ReactNode;
  /** The whole width among the wide ones. */
  full?: boolean | undefined;
  /** Beside three others. */
  tall?: boolean | undefined;
}

export function Specimen({ name, children, full, tall }: SpecimenProps) {
  return (
    <section
      className={classNames(styles.specimen, full && styles.full, tall && styles.tall)}
      aria-label={name}
    >
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}
