// The three questions that a customer alone can answer: document, its number and its date.

import type { DocumentType } from '@portal/contract/questions';
import { documentKind } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { type FormEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { DocumentAnswers } from '../../api/kept/document-answers.ts';
import { civilDate } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { documentCopy as copy, documentErrors } from './document-form.copy.ts';
import styles from './document-form.module.css';
import {
  checkDocument,
  cleanDocument,
  type DateParts,
  dateToSend,
  dayChoices,
  monthChoices,
  NO_DATE,
  withPart,
  yearChoices,
} from './document-rules.ts';

// Year, month and day of a document's date, in one group.
interface DateFieldsProps {
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

function DateFields({ type, value, onChange, error, today, ref }: DateFieldsProps) {
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

const TYPES = market.documents.map(({ type, name }) => ({ value: type, label: name }));
const dateOf = (type: DocumentType) => documentKind(type)?.date;

export interface DocumentFormProps {
  /** What has been typed already, somewhere else. */
  known?: Pick<DocumentAnswers, 'documentType' | 'documentNumber'> | undefined;
  /** All three, each as it may be sent. */
  onSubmit: (answers: DocumentAnswers) => void;
  /** What stands under the questions: the buttons, at least. */
  children: ReactNode;
}

interface Errors {
  number?: string | null;
  date?: string | null;
}

export function DocumentForm({ known, onSubmit, children }: DocumentFormProps) {
  const [today] = useState(() => civilDate(trueNow()));
  const [type, setType] = useState<DocumentType>(known?.documentType ?? TYPES[0]?.value ?? '');
  const [number, setNumber] = useState(known?.documentNumber ?? '');
  const [date, setDate] = useState(NO_DATE);
  const [errors, setErrors] = useState<Errors>({});
  const numberField = useRef<HTMLInputElement>(null);
  const dateFields = useRef<HTMLFieldSetElement>(null);

  const changeType = (next: DocumentType) => {
    setNumber('');
    // An issue is no birth.
    if (dateOf(type) !== dateOf(next)) setDate(NO_DATE);
    setType(next);
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const toSend = dateToSend(date);
    const found = {
      number: checkDocument(type, number),
      date: toSend ? null : documentErrors.required,
    };
    setErrors(found);
    if (found.number) numberField.current?.focus();
    else if (!toSend) emptyPart(dateFields.current)?.focus();
    else onSubmit({ documentType: type, documentNumber: number, date: toSend });
  };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <RadioGroup legend={copy.type} options={TYPES} value={type} onChange={changeType} inline />
      <TextField
        ref={numberField}
        label={copy.number}
        name="documentNumber"
        inputMode={documentKind(type)?.hasLetters ? 'text' : 'numeric'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={number}
        onChange={(event) => {
          setNumber(cleanDocument(type, event.target.value));
          setErrors((current) => ({ ...current, number: null }));
        }}
        error={errors.number}
      />
      <DateFields
        ref={dateFields}
        type={type}
        value={date}
        today={today}
        onChange={(value) => {
          setDate(value);
          setErrors((current) => ({ ...current, date: null }));
        }}
        error={errors.date ?? null}
      />
      {children}
    </form>
  );
}

function emptyPart(fields: HTMLFieldSetElement | null): HTMLSelectElement | undefined {
  return [...(fields?.querySelectorAll('select') ?? [])].find((select) => select.value === '');
}
