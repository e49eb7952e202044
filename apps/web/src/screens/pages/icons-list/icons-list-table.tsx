// Specimens of what is walked through: table, pages, tabs, steps.
import { Download, MessageSquare, Phone, Plane, ReceiptText, Wifi } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/figures/figures.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { type Tab, Tabs } from '../../../ui/tabs.tsx';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import styles from './icons-list-screen.module.css';

const { sections, table, tabs, steps, badges } = copy;
type Row = (typeof table.rows)[number];

const columns: Column<Row>[] = [
  {
    id: 'picture',
    header: table.picture,
    place: 'picture',
    cell: (row) => <Tile icon={ReceiptText} size="sm" kind={row.due ? 'warning' : 'plain'} />,
  },
  {
    id: 'month',
    header: table.month,
    place: 'title',
    cell: (row) => row.month,
  },
  {
    id: 'number',
    header: table.number,
    fromMd: true,
    cell: (row) => row.number,
  },
  {
    id: 'state',
    header: table.state,
    place: 'state',
    cell: (row) => <Badge kind={row.due ? 'warning' : 'success'}>{row.due ? badges.due : badges.paid}</Badge>,
  },
  {
    id: 'amount',
    header: table.amount,
    place: 'amount',
    cell: (row) => row.amount,
  },
  {
    id: 'pay',
    header: table.pay,
    place: 'wide',
    cell: (row) => (row.due ? <Button size="sm">{table.pay}</Button> : null),
  },
  {
    id: 'download',
    header: table.download,
    place: 'action',
    cell: (row) => <IconButton label={`${table.download} ${row.month}`} icon={Download} iconSize="sm" />,
  },
];

const kinds: Tab<'data' | 'voice' | 'sms' | 'roaming'>[] = [
  { id: 'data', label: tabs.data, icon: Wifi },
  { id: 'voice', label: tabs.voice, icon: Phone },
  { id: 'sms', label: tabs.sms, icon: MessageSquare },
  { id: 'roaming', label: tabs.roaming, icon: Plane },
];

export function WalkSpecimens() {
  const [kind, setKind] = useState<(typeof kinds)[number]['id']>('data');
  return (
    <>
      <Specimen name={sections.tabs}>
        <Tabs label={tabs.label} tabs={kinds} selected={kind} onSelect={setKind}>
          <Card>
            {tabs.panel} <b>{kinds.find((tab) => tab.id === kind)?.label}</b>
          </Card>
        </Tabs>
      </Specimen>
      <Specimen name={sections.steps}>
        <StepBar label={steps.label} steps={steps.names} current={1} doneWord={steps.done} />
      </Specimen>
    </>
  );
}

export function TableSpecimen() {
  return (
    <Specimen name={sections.table} full>
      <Card>
        <Table caption={table.caption} columns={columns} rows={table.rows} rowKey={(row) => row.id} />
      </Card>
    </Specimen>
  );
}

export function PaginationSpecimen() {
  const [page, setPage] = useState(5);
  return (
    <Specimen name={sections.pagination}>
      <Card>
        <Pagination count={12} page={page} onPage={setPage} labels={copy.pagination} />
      </Card>
    </Specimen>
  );
}

// One named frame of the specimen screen.
interface SpecimenProps {
  name: string;
  children: ReactNode;
  /** The whole width among the wide ones. */
  full?: boolean | undefined;
  /** Beside three others. */
  tall?: boolean | undefined;
}

export function Specimen({ name, children, full, tall }: SpecimenProps) {
  return (
    <section
      className={classNames(styles.specimen, full && styles.full, tall && styles.tall)}
      aria-label={name}
    >
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}
