// Which line and what happened; what is done then stands above the one button.
import type { TheftCause } from '@portal/contract/help/thefts';
import { type FormEvent, useState } from 'react';
import type { RequestError } from '../../lib/http/result.ts';
import { settings } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioGroup, type RadioOption } from '../../ui/fields/radio-group.tsx';
import { Notice } from '../../ui/notice.tsx';
import { stolenCopy as copy } from './stolen.copy.ts';
import styles from './stolen.module.css';

export interface ReportFormProps {
  lines: readonly RadioOption<string>[];
  chosen?: string | null;
  onReport: (line: string, cause: TheftCause) => Promise<RequestError | null>;
}

const CAUSES = [
  { value: 'theft', label: copy.causes.theft },
  { value: 'loss', label: copy.causes.loss },
] as const;

export function ReportForm({ lines, chosen, onReport }: ReportFormProps) {
  const [picked, setPicked] = useState(chosen ?? undefined);
  const [cause, setCause] = useState<TheftCause>('theft');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const only = lines.length === 1 ? lines[0]?.value : undefined;
  const line = lines.find(({ value }) => value === (picked ?? only))?.value;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(line === undefined);
    if (isBusy || line === undefined) return;
    setIsBusy(true);
    setTrouble(null);
    const error = await onReport(line, cause);
    setIsBusy(false);
    if (error) setTrouble(copy.errors[error.code] ?? copy.failed(settings().helpPhone));
  }

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <RadioGroup
        legend={copy.line}
        options={lines}
        value={line}
        onChange={(value) => {
          setPicked(value);
          setIsMissing(false);
        }}
        error={isMissing && copy.lineMissing}
      />
      <RadioGroup legend={copy.cause} options={CAUSES} value={cause} onChange={setCause} compact />
      <div className={styles.then}>
        <p>{copy.soon}</p>
        <ul>
          {copy.does.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div>
        <Button type="submit" kind="primary" busy={isBusy} busyText={copy.reporting}>
          {copy.report}
        </Button>
      </div>
    </form>
  );
}
