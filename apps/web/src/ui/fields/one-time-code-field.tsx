// A code that serves once, typed or offered by the telephone.
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface OneTimeCodeFieldProps
  extends Omit<TextFieldProps, 'inputMode' | 'autoComplete' | 'onChange'> {
  onTyped: (code: string) => void;
}

export function OneTimeCodeField({ onTyped, ...field }: OneTimeCodeFieldProps) {
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={({ target }) => onTyped(target.value)}
      {...field}
    />
  );
}
