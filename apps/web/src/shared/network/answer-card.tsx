// What is the matter with a service, as the title of its page's first card; what follows from it stands below.
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './network.module.css';

const ICONS = { warning: TriangleAlert, success: CircleCheck, info: Info } as const;

export interface AnswerCardProps {
  kind: keyof typeof ICONS;
  label: string;
  title: string;
  text: string;
  children?: ReactNode;
}

export function AnswerCard({ kind, label, title, text, children }: AnswerCardProps) {
  const id = useId();
  return (
    <section className={classNames(styles.answer, styles[kind])} aria-labelledby={id}>
      <p className={styles.label}>
        <Icon of={ICONS[kind]} size="sm" />
        {label}
      </p>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
