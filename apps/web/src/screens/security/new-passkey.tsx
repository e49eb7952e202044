// A passkey is named, made by the device and kept. What speaks to the device comes with it.
import { type FormEvent, useId, useRef, useState } from 'react';
import { addPasskey, beginPasskey } from '../../api/person/passkeys.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { newPasskeyCopy as copy, securityCopy } from './security.copy.ts';

export interface NewPasskeyProps {
  onAdded: () => void;
  onClose: () => void;
}

const devices = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

export function NewPasskey({ onAdded, onClose }: NewPasskeyProps) {
  const [name, setName] = useState(() => devices.find((each) => navigator.userAgent.includes(each)) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  async function create(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    setIsBusy(true);
    setNotice(null);
    const words = await created(name.trim());
    setIsBusy(false);
    if (words === null) onAdded();
    else setNotice(words);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={copy.title}
      actions={
        <>
          <Button type="submit" form={formId} kind="primary" busy={isBusy} busyText={copy.creating}>
            {copy.create}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack fields" noValidate onSubmit={create}>
        <p>{copy.text}</p>
        {notice && <Notice kind="danger" title={notice} />}
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
      </form>
    </Dialog>
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
  return code === 'TOO_MANY_PASSKEYS' ? copy.tooMany : securityCopy.again;
}
