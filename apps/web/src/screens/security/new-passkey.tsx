// A passkey is named, made by the device and kept. What speaks to the device comes with it.
import { useRef, useState } from 'react';
import { addPasskey, beginPasskey } from '../../api/person/passkeys.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { newPasskeyCopy as copy } from './security.copy.ts';

export interface NewPasskeyProps {
  onAdded: () => void;
  onClose: () => void;
}

const devices = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

export function NewPasskey({ onAdded, onClose }: NewPasskeyProps) {
  const [name, setName] = useState(() => devices.find((each) => navigator.userAgent.includes(each)) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function create() {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') {
      field.current?.focus();
      return null;
    }
    const words = await created(name.trim());
    if (words === null) onAdded();
    return words;
  }

  return (
    <FormDialog title={copy.title} words={copy} onSubmit={create} onClose={onClose}>
      <p>{copy.text}</p>
      <TextField
        ref={field}
        label={copy.name}
        name="passkeyName"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setIsMissing(false);
        }}
        error={isMissing && copy.missing}
      />
    </FormDialog>
  );
}

/** Null when it is there; otherwise why not. */
async function created(name: string): Promise<string | null> {
  const asked = await beginPasskey();
  if (asked.error) return refusalWords(asked.error);
  const made = await makePasskey(asked.data);
  if (typeof made === 'string') return copy[made];
  const { error } = await addPasskey(name, made);
  return error && refusalWords(error);
}

function refusalWords({ code }: RequestError): string {
  if (code === 'STEP_UP_REQUIRED') return copy.cancelled;
  return code === 'TOO_MANY_PASSKEYS' ? copy.tooMany : failedCopy.notDone;
}
