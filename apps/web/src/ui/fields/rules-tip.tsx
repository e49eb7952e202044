// The rules of a field under it, each turning green as it is met.
import { Circle, CircleCheck } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './rules-tip.module.css';

export interface RulesTipProps {
  /** Give it to the field's `aria-describedby`. */
  id: string;
  title: string;
  rules: readonly { text: string; met: boolean }[];
  /** For readers, before each rule: `Cumple`, `Falta`. */
  metWord: string;
  missingWord: string;
}

export function RulesTip({ id, title, rules, metWord, missingWord }: RulesTipProps) {
  return (
    <div id={id} className={styles.tip}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.rules}>
        {rules.map(({ text, met }) => (
          <li key={text} className={classNames(styles.rule, met && styles.met)}>
            <Icon of={met ? CircleCheck : Circle} size="sm" />
            <span className="sr-only">{met ? metWord : missingWord}: </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
