// Year, month and day of a document's date, in one group.

import type { DocumentType } from '@portal/contract/questions';
import { documentKind } from '@portal/market/documents';
import { type Ref, useId } from 'react';
import { FieldError } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { type DateParts, dayChoices, monthChoices, withPart, yearChoices } from './date-choices.ts';
import { documentCopy as copy } from './document-form.copy.ts';
import styles from './document-form.module.css';

export interface DateFieldsProps {
  type: DocumentType;
  value: DateParts;
  onChange: (value: DateParts) => void;
  error: string | null;
  /** Civil. */
  today: string;
  ref: Ref<HTMLFieldSetElement>;
}

const asOptions = (values: readonly string[], labelOf = (value: string) => value) =>
  values.map((value) => ({ value, label: labelOf(value) }));

export function DateFields({ type, value, onChange, error, today, ref }: DateFieldsProps) {
  const noteId = useId();
  const part = (name: keyof DateParts) => ({
    name,
    value: value[name],
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      onChange(withPart(value, { [name]: target.value }, today)),
    // What is missing is marked, and the sentence beneath belongs to all three.
    'aria-invalid': error && value[name] === '' ? true : undefined,
    'aria-describedby': error ? noteId : undefined,
  });
  return (
    <fieldset ref={ref} className={styles.date}>
      <legend>{documentKind(type)?.dateName}</legend>
      <div className={styles.parts}>
        <SelectField
          label={copy.year}
          placeholder={copy.choose}
          options={asOptions(yearChoices(type, today))}
          {...part('year')}
        />
        <SelectField
          label={copy.month}
          placeholder={copy.choose}
          options={asOptions(monthChoices(value, today), (month) => copy.months[Number(month) - 1] ?? month)}
          {...part('month')}
        />
        <SelectField
          label={copy.day}
          placeholder={copy.choose}
          options={asOptions(dayChoices(value, today))}
          {...part('day')}
        />
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </fieldset>
  );
}
