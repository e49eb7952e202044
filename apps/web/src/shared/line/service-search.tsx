// The search field over a long list of services; it says for readers how many were found.
import { market } from '@portal/market/here';
import { plain } from '@portal/market/text';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { kindWord, shownNumber } from './line-facts.ts';
import { servicePickerCopy as copy } from './line-page.copy.ts';

interface ServiceSearchProps {
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

// Finding services in a long list by what people know of them: the name they gave, plan, kind, number in any spelling.

/** From so many services on, a list of them can be searched. */
export const SEARCHED_FROM = 9;

const countryPrefix = new RegExp(`^${market.numbers.prefix}`);

/** Every word must be found; digits are compared without what stands between them. */
export function findServices(services: readonly Service[], text: string): Service[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    const said = [service.name, service.planName, kindWord(service), service.number, shownNumber(service)];
    const known = plain(said.join(' '));
    const digits = service.number.replace(/\D/g, '');
    return words.every((word) => known.includes(word) || isPartOf(digits, word));
  });
}

function isPartOf(digits: string, word: string): boolean {
  const wanted = word.replace(/[\s().+-]/g, '').replace(countryPrefix, '');
  return /^\d+$/.test(wanted) && digits.includes(wanted);
}
