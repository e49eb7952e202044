// Whose the home service is: document, its number and date, and the terms.
import type { DocumentType } from '@portal/contract/questions';
import { type FormEvent, useRef, useState } from 'react';
import type { HomeAnswers } from '../../api/home-association.ts';
import { civilDate } from '../../lib/dates.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { homeCopy as copy } from './association.copy.ts';
import { dateToSend, NO_DATE } from './date-choices.ts';
import { DateFields } from './date-fields.tsx';
import { checkDocument, cleanDocument } from './document-rules.ts';
import { documentErrors, refusalCopy } from './refusals.copy.ts';
import type { Alert } from './refusals.ts';
import { StepActions } from './step-actions.tsx';
import { TermsBox } from './terms-box.tsx';

const TYPES = (['CED', 'RUC', 'PAS'] as const).map((value) => ({ value, label: copy.types[value] }));

export interface DocumentFormProps {
  busy: boolean;
  onSubmit: (answers: HomeAnswers) => void;
  /** The terms are asked for in a dialog. */
  onAlert: (alert: Alert) => void;
  onCancel: () => void;
}

interface Errors {
  number?: string | null;
  date?: string | null;
}

export function DocumentForm({ busy, onSubmit, onAlert, onCancel }: DocumentFormProps) {
  const [today] = useState(() => civilDate(Date.now()));
  const [type, setType] = useState<DocumentType>('CED');
  const [number, setNumber] = useState('');
  const [date, setDate] = useState(NO_DATE);
  const [accepted, setAccepted] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const numberField = useRef<HTMLInputElement>(null);
  const dateFields = useRef<HTMLFieldSetElement>(null);

  const changeType = (next: DocumentType) => {
    setNumber('');
    // An issue is no birth.
    if ((type === 'CED') !== (next === 'CED')) setDate(NO_DATE);
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
    else if (accepted) onSubmit({ documentType: type, documentNumber: number, date: toSend });
    else onAlert({ title: refusalCopy.termsTitle, text: refusalCopy.terms });
  };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <RadioGroup legend={copy.type} options={TYPES} value={type} onChange={changeType} inline />
      <TextField
        ref={numberField}
        label={copy.number}
        name="documentNumber"
        inputMode={type === 'PAS' ? 'text' : 'numeric'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={number}
        onChange={(event) => {
          setNumber(cleanDocument(type, event.target.value));
          setErrors({ ...errors, number: null });
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
          setErrors({ ...errors, date: null });
        }}
        error={errors.date ?? null}
      />
      <TermsBox words={copy.terms} checked={accepted} onChange={setAccepted} />
      <StepActions busy={busy} onCancel={onCancel} />
    </form>
  );
}

function emptyPart(fields: HTMLFieldSetElement | null): HTMLSelectElement | undefined {
  return [...(fields?.querySelectorAll('select') ?? [])].find((select) => select.value === '');
}
