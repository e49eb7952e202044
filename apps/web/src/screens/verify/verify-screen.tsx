// «Verificar un documento»: anybody types its code or brings its file, and learns whether it is as it was issued.
import type { Verification } from '@portal/contract/help/verification';
import { Upload } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { verify } from '../../api/content.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { useLocation } from '../../lib/place/router.tsx';
import publicPage from '../../shared/page/page.module.css';
import { PageHead } from '../../shared/page/page-head.tsx';
import { useIsHere } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { verifyCopy as copy } from './verify.copy.ts';
import styles from './verify.module.css';

// What a certificate's file says of itself, and what it is known by: read here, sent nowhere.
/** The code in the address under which the file can be checked; null where there is none. */
function codeIn(bytes: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(bytes);
  return /verificar\?code=([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})/.exec(text)?.[1] ?? null;
}

/** Browsers compute it on addresses with https, or of this machine. */
const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** More than any certificate of ours. */
const MOST_BYTES = 5 * 1024 * 1024;

interface Checked {
  found: Verification;
  isFile: boolean;
}

export function VerifyScreen() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('code') ?? '';
  const isHere = useIsHere();
  const [code, setCode] = useState(asked);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function check(wanted: string, sha256: string | null) {
    setIsBusy(true);
    setTrouble(null);
    setChecked(null);
    const { data, error } = await verify(wanted, sha256);
    if (!isHere.current) return;
    setIsBusy(false);
    if (data) setChecked({ found: data, isFile: sha256 !== null });
    else setTrouble(error.code === 'TOO_MANY_REQUESTS' ? copy.tooMany : copy.failed);
  }

  // Whoever comes by the QR code has typed nothing.
  const first = useRef(asked);
  const checkFirst = useRef(check);
  useEffect(() => {
    if (first.current) void checkFirst.current(first.current, null);
    first.current = '';
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    setIsMissing(typed === '');
    if (typed === '') field.current?.focus();
    else if (!isBusy) void check(typed, null);
  }

  async function take(file: File | undefined) {
    if (!file || isBusy) return;
    if (file.size > MOST_BYTES) return refuse();
    if (!canHash()) return setTrouble(copy.insecure);
    const read = await file.arrayBuffer().catch(() => null);
    if (!read) return setTrouble(copy.failed);
    const bytes = new Uint8Array(read);
    const own = codeIn(bytes) ?? code.trim();
    if (own === '') return refuse();
    setCode(own);
    await check(own, await sha256Of(bytes));
  }

  function refuse() {
    setTrouble(null);
    setChecked({
      found: { valid: false, kind: null, issuedAt: null, endedAt: null, holder: null },
      isFile: true,
    });
  }

  return (
    <div className={publicPage.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <Card>
        <form className="stack fields" noValidate onSubmit={submit}>
          <TextField
            ref={field}
            label={copy.code}
            hint={copy.codeHint}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setIsMissing(false);
            }}
            error={isMissing && copy.codeMissing}
          />
          <div>
            <Button type="submit" kind="primary" busy={isBusy} busyText={copy.checking}>
              {copy.check}
            </Button>
          </div>
          <FileDrop onFile={(file) => void take(file)} />
        </form>
      </Card>
      <div role="status">
        {trouble && <Notice kind="danger">{trouble}</Notice>}
        {checked && <Result {...checked} />}
      </div>
    </div>
  );
}

function FileDrop({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      className={styles.drop}
      aria-label={copy.file}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <p className="strong">{copy.file}</p>
      <p className="small muted">{copy.fileHint}</p>
      <input
        ref={input}
        className="sr-only"
        type="file"
        accept="application/pdf"
        tabIndex={-1}
        aria-label={copy.choose}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file again is another try.
          target.value = '';
        }}
      />
      <div>
        <Button size="sm" icon={Upload} onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
      </div>
    </section>
  );
}

function Result({ found: { valid, kind, issuedAt, endedAt, holder }, isFile }: Checked) {
  if (!valid || kind === null)
    return (
      <Notice kind="warning" title={isFile ? copy.changedFile : copy.notValid}>
        {isFile ? copy.changedFileText : copy.notValidText}
      </Notice>
    );
  return (
    <Card>
      <div className="stack">
        {endedAt ? (
          <Notice kind="warning" title={copy.over}>
            {copy.overText(formatDateTime(endedAt))} {isFile && copy.validFileText}
          </Notice>
        ) : (
          <Notice kind="success" title={isFile ? copy.validFile : copy.valid}>
            {isFile ? copy.validFileText : copy.validText}
          </Notice>
        )}
        <DefinitionList
          items={[
            { term: copy.kind, value: copy.kinds[kind] ?? kind },
            { term: copy.issued, value: issuedAt === null ? '' : formatDateTime(issuedAt) },
            { term: copy.holder, value: holder ?? '' },
          ]}
        />
      </div>
    </Card>
  );
}
