// «Ordena tus líneas»: the customer's own order, by dragging or by the arrows; a row leads to its name and colour.
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeLook } from '../../../api/lines/line-look.ts';
import { type Service, serviceListQuery } from '../../../api/lines/service-list.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { ServicesAlert } from '../../../shared/association/services-alert.tsx';
import { inDisplayOrder, lineTile, shownNumber } from '../../../shared/line/line-facts.ts';
import form from '../../../shared/page/form-page.module.css';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { IconButton } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { RowsCard } from '../../../ui/waiting/skeleton.tsx';
import { orderCopy as copy, lookCopy } from './look.copy.ts';
import styles from './look.module.css';

export function OrderScreen() {
  const query = useQuery(serviceListQuery);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ href: paths.myServices(), label: copy.back }} />
      <ServicesAlert query={query} />
      {query.isPending && <RowsCard label={copy.title} rows={4} />}
      {query.data && <Lines services={inDisplayOrder(query.data.services)} />}
    </>
  );
}

function Lines({ services }: { services: Service[] }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [said, setSaid] = useState('');
  /** What was moved and is on its way, by number; null: as the list has it. */
  const [moved, setMoved] = useState<string[] | null>(null);
  const lines = moved
    ? moved.flatMap((number) => services.find((each) => each.number === number) ?? [])
    : services;
  const last = useRef({ order: moved, saved: Promise.resolve() });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  /** One move after the other: what is pressed meanwhile goes on from where the line stands on screen. */
  function move(from: number, to: number) {
    const line = lines[from];
    if (!line || from === to || to < 0 || to >= lines.length) return;
    const order = arrayMove(lines, from, to).map(({ number }) => number);
    setMoved(order);
    setSaid(copy.moved(line.name, to + 1, order.length));
    last.current = { order, saved: last.current.saved.then(() => save(order)) };
  }

  async function save(order: readonly string[]) {
    const known = client.getQueryData(serviceListQuery.queryKey)?.services ?? [];
    const placeOf = new Map(known.map(({ number, look }) => [number, look?.position]));
    const answers = await Promise.all(
      order.flatMap((number, position) =>
        placeOf.get(number) === position ? [] : [changeLook(client, number, { position })],
      ),
    );
    if (answers.some(({ error }) => error)) showToast({ kind: 'danger', text: copy.failed });
    if (last.current.order === order) setMoved(null);
  }

  if (lines.length === 0)
    return (
      <Card>
        <p className="muted">{lookCopy.none}</p>
      </Card>
    );
  return (
    <Card className={form.page}>
      <p className="sr-only" role="status">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={SILENT}
        onDragEnd={({ active, over }) => {
          const placeOf = (id: unknown) => lines.findIndex(({ number }) => number === id);
          if (over) move(placeOf(active.id), placeOf(over.id));
        }}
      >
        <SortableContext items={lines.map(({ number }) => number)} strategy={verticalListSortingStrategy}>
          <ol aria-label={copy.list}>
            {lines.map((line, place) => (
              <Row
                key={line.number}
                line={line}
                isFirst={place === 0}
                isLast={place === lines.length - 1}
                onMove={(by) => move(place, place + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Card>
  );
}

/** We say ourselves where a line went, in the customer's language. */
const nothing = () => undefined;
const SILENT = {
  announcements: {
    onDragStart: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
  screenReaderInstructions: { draggable: '' },
};

interface RowProps {
  line: Service;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function Row({ line, isFirst, isLast, onMove }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: line.number,
  });
  const place = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={place} className={classNames(styles.row, isDragging && styles.lifted)}>
      {/* For whoever points; the arrows do the same for everybody. */}
      <span ref={setActivatorNodeRef} {...listeners} className={styles.grip} aria-hidden="true">
        <Icon of={GripVertical} size="sm" />
      </span>
      <Tile {...lineTile(line)} size="sm" />
      <span className={styles.words}>
        <b>
          <bdi>{line.name}</bdi>
        </b>
        <small className="muted nowrap">{shownNumber(line)}</small>
        <TextLink href={withLine(paths.lineLook(), line.number)}>
          {copy.edit}
          <span className="sr-only">{copy.of(line.name)}</span>
        </TextLink>
      </span>
      <span className={styles.moves}>
        <IconButton icon={ArrowUp} label={copy.up(line.name)} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton
          icon={ArrowDown}
          label={copy.down(line.name)}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  );
}
