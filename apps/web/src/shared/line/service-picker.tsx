// The list of services over the page, by name and number; a long one can be searched.
import { useDeferredValue, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { Badge } from '../../ui/figures/figures.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { ListRow, type ListRowProps, ListRows } from '../../ui/lists/list-row.tsx';
import { inDisplayOrder, kindWord, lineTile, shownNumber } from './line-facts.ts';
import { servicePickerCopy as copy } from './line-page.copy.ts';
import styles from './service-picker.module.css';
import { findServices, SEARCHED_FROM, ServiceSearch } from './service-search.tsx';

const FIRST = 3;

export interface ServicePickerProps {
  open: boolean;
  onClose: () => void;
  services: readonly Service[];
  /** The number of the service on screen; null stands for all of them. */
  current: string | null;
  onChoose: (service: Service) => void;
  /** The row above the services: all of them. */
  all?: Pick<ListRowProps, 'icon' | 'title' | 'detail' | 'onClick'> | undefined;
}

export function ServicePicker({ open, onClose, ...list }: ServicePickerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} closeLabel={copy.close} initialFocus="title">
      <Choices {...list} />
    </Dialog>
  );
}

function Choices({ services, current, onChoose, all }: Omit<ServicePickerProps, 'open' | 'onClose'>) {
  const [text, setText] = useState('');
  const found = findServices(inDisplayOrder(services), useDeferredValue(text));
  const isLong = services.length >= SEARCHED_FROM;
  // A long list comes while its sheet rises.
  const shown = useDeferredValue(found, isLong ? found.slice(0, FIRST) : found);
  const here = <Badge>{copy.current}</Badge>;
  return (
    <div className={isLong ? styles.long : undefined}>
      {isLong && <ServiceSearch text={text} onText={setText} found={found.length} />}
      <ListRows label={copy.title}>
        {all && text.trim() === '' && <ListRow {...all} value={current === null && here} />}
        {shown.map((service) => (
          <ListRow
            key={service.number}
            {...lineTile(service)}
            title={
              <>
                {copy.option(service.name)}
                <span className="nowrap">{shownNumber(service)}</span>
              </>
            }
            detail={kindWord(service)}
            value={service.number === current && here}
            onClick={() => onChoose(service)}
          />
        ))}
      </ListRows>
      {found.length === 0 && (
        <p className={styles.none}>
          <b>{copy.none}.</b> {copy.noneText}
        </p>
      )}
    </div>
  );
}
