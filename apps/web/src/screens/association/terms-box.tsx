// The terms, to accept before a service is associated; they are read in another tab, so that nothing typed is lost.
import type { Ref } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { stepsCopy } from './association.copy.ts';
import styles from './association.module.css';

export interface TermsBoxProps {
  words: readonly [before: string, link: string];
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

export function TermsBox({ words, checked, onChange, error, ref }: TermsBoxProps) {
  return (
    <Checkbox
      ref={ref}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
      label={
        <>
          {words[0]}
          <TermsLink words={words[1]} />
        </>
      }
    />
  );
}

export function TermsLink({ words }: { words: string }) {
  return (
    <Link className={styles.inline} href={paths.terms()} target="_blank" rel="noopener">
      {words}
      <span className="sr-only">{stepsCopy.newTab}</span>
    </Link>
  );
}
