// The line that something is bought for, by plan and number.
import type { Ref } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { SoldLine } from '../line/line-facts.ts';
import { purchaseCopy as copy } from './purchase.copy.ts';

type NamedLine = Pick<SoldLine, 'name' | 'number'>;

export interface LineFieldProps {
  lines: readonly NamedLine[];
  line: NamedLine | null;
  onPick: (number: string) => void;
  /** Somebody wanted to go on without one. */
  isMissing: boolean;
  labelHidden?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

export function LineField({ lines, line, onPick, isMissing, ...look }: LineFieldProps) {
  return (
    <SelectField
      {...look}
      data-line={line?.number}
      label={copy.line}
      placeholder={line ? undefined : copy.chooseLine}
      value={line?.number ?? ''}
      error={isMissing && !line ? copy.lineWrong : undefined}
      onChange={({ target }) => onPick(target.value)}
      options={lines.map(({ name, number }) => ({
        value: number,
        label: copy.lineOption(name, formatPhone(number)),
      }))}
    />
  );
}
