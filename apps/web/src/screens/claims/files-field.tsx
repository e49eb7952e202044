// Pictures and PDFs to go with a claim: picked or photographed, told apart before they are sent.
import { claimFiles } from '@portal/help/claim-files';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { formCopy as copy } from './claims.copy.ts';
import styles from './claims.module.css';

export interface FilesFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

export function FilesField({ files, onChange }: FilesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  function add(picked: readonly File[]) {
    const fine = picked.filter((file) => refusalOf(file) === null);
    const all = [...files, ...fine];
    const [refusal] = picked.flatMap((file) => refusalOf(file) ?? []);
    setError(refusal ?? (all.length > claimFiles.most ? copy.tooMany : null));
    onChange(all.slice(0, claimFiles.most));
  }

  return (
    <fieldset className={styles.fieldset} aria-describedby={`${id}-note`}>
      <legend className="strong">{copy.files}</legend>
      <p id={`${id}-note`} className={styles.hint}>
        {copy.filesHint}
      </p>
      {files.length > 0 && (
        <ul className={styles.picked}>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>{file.name}</span>
              <TextLink
                icon={X}
                onClick={() => {
                  setError(null);
                  onChange(files.filter((_, place) => place !== index));
                }}
              >
                {copy.remove}
                <span className="sr-only"> {file.name}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className="sr-only"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={copy.attach}
        accept={claimFiles.types.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {files.length < claimFiles.most && (
        <Button size="sm" icon={Paperclip} onClick={() => input.current?.click()}>
          {copy.attach}
        </Button>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** The server looks inside; here it is enough to spare the way there. */
function refusalOf({ name, size, type }: File): string | null {
  if (size > claimFiles.megabytes * 1024 * 1024) return copy.tooLarge(name);
  return claimFiles.types.some((known) => known === type) ? null : copy.wrongType(name);
}
