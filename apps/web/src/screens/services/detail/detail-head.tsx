// The head of a detail: back, kind and number, the plan as the h1, its state, its acts.
import type { LineKind } from '@portal/contract/common';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { kindWord, shownNumber } from '../../../shared/line/line-facts.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinePicker } from '../line-picker.tsx';
import { pickerCopy } from '../services.copy.ts';
import { detailCopy as copy } from './detail.copy.ts';
import styles from './detail-head.module.css';

export interface DetailHeadProps {
  name: string;
  kind: LineKind;
  number: string;
  /** Undefined while the list is on its way. */
  service: Service | undefined;
  services: readonly Service[];
  act: ReactNode;
}

export function DetailHead({ name, kind, number, service, services, act }: DetailHeadProps) {
  const [picking, setPicking] = useState(false);
  const heading = useFocusOnChange(number);
  const line = service ?? { kind, type: '1', number };
  // Which home service it is, only the list says; the number stands behind it.
  const isNamed = service !== undefined || kind !== 'Fixed';
  return (
    <div className={styles.head}>
      <Link className={styles.back} href={paths.homeWithServices()}>
        <Icon of={ArrowLeft} size="sm" />
        {copy.back}
      </Link>
      <p className={styles.over}>
        {copy.title}
        {isNamed && (
          <>
            {` · ${kindWord(line)} · `}
            <span className="nowrap">{shownNumber(line)}</span>
          </>
        )}
      </p>
      <div className={styles.row}>
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          {service && <LineState state={service.state} />}
        </div>
        <div className={styles.acts}>
          {act}
          {services.length > 1 && (
            <TextLink icon={ChevronDown} onClick={() => setPicking(true)}>
              {pickerCopy.change}
            </TextLink>
          )}
        </div>
      </div>
      <LinePicker open={picking} onClose={() => setPicking(false)} services={services} current={number} />
    </div>
  );
}

/** Another line on the same page: the reader hears its name, as after a change of page. */
function useFocusOnChange(number: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [number]);
  return heading;
}
