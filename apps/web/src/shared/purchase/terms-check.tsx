// The terms, to be accepted before anything is bought, and the way to read them.
import type { ReactNode, Ref } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { purchaseCopy as copy } from './purchase.copy.ts';

export interface TermsCheckProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TermsCheck({ isAccepted, onChange, error, ref }: TermsCheckProps) {
  return (
    <div className="stack tight">
      <Checkbox
        ref={ref}
        label={copy.terms}
        checked={isAccepted}
        onChange={({ target }) => onChange(target.checked)}
        error={error}
      />
      <p className="small">
        <TextLink inherit href={paths.terms()}>
          {copy.readTerms}
        </TextLink>
      </p>
    </div>
  );
}
