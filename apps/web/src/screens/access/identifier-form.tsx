// One field for an e-mail or a number, what else the step asks, and the way on.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { stepCopy as copy } from './access.copy.ts';

export interface IdentifierFormProps {
  value: string;
  onChange: (value: string) => void;
  /** What the server has said of it; it stands until the next edit. */
  refused: string | null;
  /** The sentence to show under the field, or null. */
  check: (value: string) => string | null;
  /** What else must be in order; `mayGoOn` shows what is missing by itself. */
  extra?: { field: ReactNode; mayGoOn: () => boolean } | undefined;
  busy: boolean;
  /** The field has the focus: somebody is about to type. */
  onBegin: () => void;
  onSubmit: () => void;
  /** The way out leads to the login by itself. */
  onExit: () => void;
}

export function IdentifierForm(props: IdentifierFormProps) {
  const { value, onChange, refused, check, extra, busy, onBegin, onSubmit, onExit } = props;
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (refused === null) return;
    // After the dialog has given the focus back to the button it came from.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(value);
    setError(found);
    const mayGoOn = extra?.mayGoOn() ?? true;
    if (found) field.current?.focus();
    else if (mayGoOn) onSubmit();
  };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={copy.identifier}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onFocus={onBegin}
        onChange={(event) => {
          setError(null);
          onChange(event.target.value);
        }}
        error={error ?? refused}
      />
      {extra?.field}
      <div className="stack tight">
        <Button type="submit" kind="primary" size="lg" wide busy={busy}>
          {copy.goOn}
        </Button>
        <ButtonLink size="lg" wide href={paths.login()} onClick={onExit}>
          {copy.exit}
        </ButtonLink>
      </div>
    </form>
  );
}
