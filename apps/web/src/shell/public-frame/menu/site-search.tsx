// The search of the public site: a plain form, so that the answer is the public site's own page.
// In the bar from 1280 px; below, a button opens it under the bar.
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { settings } from '../../../lib/settings.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { searchCopy as copy } from '../public-frame.copy.ts';
import styles from './site-search.module.css';
import { useDismiss } from './use-dismiss.ts';

export function SiteSearch() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  useDismiss(root, open, (back) => {
    setOpen(false);
    if (back) button.current?.focus();
  });
  const send = (event: FormEvent) => {
    const input = field.current;
    if (!input) return;
    input.value = input.value.trim();
    if (input.value !== '') return;
    event.preventDefault();
    input.focus();
  };
  return (
    <div ref={root}>
      <IconButton
        ref={button}
        className={styles.show}
        label={copy.show}
        icon={Search}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <search className={classNames(styles.search, open && styles.open)}>
        <form action={settings().searchUrl} method="get" className={styles.inside} onSubmit={send}>
          <label htmlFor={id} className="sr-only">
            {copy.label}
          </label>
          <input
            ref={field}
            id={id}
            className={styles.field}
            type="search"
            name="q"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.label}
          />
          <button type="submit" className={styles.submit} aria-label={copy.submit}>
            <Icon of={Search} size="sm" />
          </button>
        </form>
      </search>
    </div>
  );
}
