// The three questions that a customer alone can answer: document, its number and its date.
import type { DocumentType } from '@portal/contract/questions';
import { documentKind } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { type FormEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { DocumentAnswers } from '../../api/kept/document-answers.ts';
import { civilDate } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FieldError, TextField } from '../../ui/fields/text-field.tsx';
import { documentCopy as copy, documentErrors, documentErrors as errors } from './document-form.copy.ts';
import styles from './document-form.module.css';

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

// The number of a document as it is typed, and whether it may be sent (LINE-9).

/** Digits alone; of a document that has letters those, too. */
export function cleanDocument(type: DocumentType, typed: string): string {
  const { hasLetters = true, most = 0 } = documentKind(type) ?? {};
  const kept = hasLetters ? typed.toUpperCase().replace(/[^A-Z\d]/g, '') : typed.replace(/\D/g, '');
  return kept.slice(0, most);
}

/** @returns the sentence to show, or null when it may be sent */
export function checkDocument(type: DocumentType, number: string): string | null {
  const { least = 1, tooShort = errors.required } = documentKind(type) ?? {};
  if (number === '') return errors.required;
  return number.length < least ? tooShort : null;
}

// Year, month and day of a document's date: what may be chosen, and what stays when another part changes.
interface DateParts {
  /** Four digits, or empty. */
  year: string;
  /** Two digits, or empty. */
  month: string;
  day: string;
}

export const NO_DATE: DateParts = { year: '', month: '', day: '' };

/** Before the present year: issue dates as the documents say, births as long as people live (LINE-10). */
const yearsBack = (type: DocumentType) => documentKind(type)?.yearsBack ?? 0;

const two = (value: number) => String(value).padStart(2, '0');
const upTo = (last: number) => Array.from({ length: last }, (_each, index) => two(index + 1));

/** Latest first. @param today civil, `2026-11-21` */
export function yearChoices(type: DocumentType, today: string): string[] {
  const last = Number(today.slice(0, 4));
  return Array.from({ length: yearsBack(type) + 1 }, (_each, back) => String(last - back));
}

/** Of the present year, as far as it has come. */
export function monthChoices({ year }: DateParts, today: string): string[] {
  return upTo(year === today.slice(0, 4) ? Number(today.slice(5, 7)) : 12);
}

/** Of the month's real length; while the year is open, 29 February may still be right. */
export function dayChoices({ year, month }: DateParts, today: string): string[] {
  if (`${year}-${month}` === today.slice(0, 7)) return upTo(Number(today.slice(8, 10)));
  const inYear = year === '' ? 2000 : Number(year);
  return upTo(month === '' ? 31 : new Date(Date.UTC(inYear, Number(month), 0)).getUTCDate());
}

/** A month or day that does not exist any more becomes the first. */
export function withPart(date: DateParts, change: Partial<DateParts>, today: string): DateParts {
  const changed = { ...date, ...change };
  const month = fitting(changed.month, monthChoices(changed, today));
  const day = fitting(changed.day, dayChoices({ ...changed, month }, today));
  return { ...changed, month, day };
}

function fitting(value: string, choices: readonly string[]): string {
  return value === '' || choices.includes(value) ? value : '01';
}

/** `2015/03/09`, or null while a part is missing. */
export function dateToSend({ year, month, day }: DateParts): string | null {
  return year && month && day ? `${year}/${month}/${day}` : null;
}
