// The search field over a long list of services; it says for readers how many were found.
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { servicePickerCopy as copy } from './service-picker.copy.ts';

export interface ServiceSearchProps {
  text: string;
  onText: (text: string) => void;
  found: number;
}

export function ServiceSearch({ text, onText, found }: ServiceSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <div>
      <TextField
        ref={field}
        label={copy.search}
        labelHidden
        placeholder={copy.search}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => onText(target.value)}
        {...(text === ''
          ? { endIcon: Search }
          : { endAction: <IconButton label={copy.clear} icon={X} iconSize="sm" onClick={clear} /> })}
      />
      <p className="sr-only" role="status">
        {text.trim() !== '' && (found === 0 ? copy.none : copy.found(found))}
      </p>
    </div>
  );
}
