// The selector of lines, drawn as a field. It opens a list instead of a native one: arrow keys on a closed
// native list would choose, and so leave the page, at every press.
import { ChevronDown } from 'lucide-react';
import { startTransition, useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { LinePicker } from '../../../shared/line/line-picker.tsx';
import { servicePickerCopy as copy } from '../../../shared/line/service-picker.copy.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './my-services-screen.module.css';

export function PickerButton({ services }: { services: readonly Service[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.picker}
        aria-haspopup="dialog"
        // In parts, so that a slow phone goes on answering meanwhile.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <span>
          <span className="sr-only">{copy.label}: </span>
          {copy.all}
        </span>
        <Icon of={ChevronDown} size="sm" />
      </button>
      <LinePicker open={open} onClose={() => setOpen(false)} services={services} current={null} />
    </>
  );
}
