// 'Estado de tu equipo en soporte': a repair by document or order number.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { documentKind, repairDocuments } from '@portal/market/documents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { type RepairDocument, type RepairSearch, repairSearchQuery } from '../../../api/repairs.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { HolderCard } from '../../../shared/holder/holder-card.tsx';
import { useStateLink } from '../../../shared/line/state-link.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { FailedCard } from '../../../shared/page/query-card.tsx';
import { deviceName } from '../../../shared/repair.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Badge } from '../../../ui/figures/figures.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { Empty } from '../../../ui/waiting/section-error.tsx';
import { RowsCard } from '../../../ui/waiting/skeleton.tsx';
import styles from '../support.module.css';
import {
  checkLookup,
  cleanNumber,
  isTooMany,
  type LookupErrors,
  needsHolder,
  readLookupState,
  standingBadge,
  type TypedLookup,
} from './lookup-state.ts';
import { lookupCopy as copy, holderLeads } from './repair.copy.ts';

const TYPES = [
  ...repairDocuments.map(({ type, name }) => ({ value: type, label: name })),
  { value: 'TRK', label: copy.order },
];

function wordsOf(type: string): { label: string; hint?: string } {
  if (type === '') return { label: copy.number };
  const document = documentKind(type);
  return document
    ? { label: document.numberName, hint: copy.hint.document }
    : { label: copy.order, hint: copy.hint.order };
}

export function RepairLookupScreen() {
  const { state } = useLocation();
  const { from, search } = readLookupState(state);
  const back = from
    ? { href: paths.homeWithServices(), label: copy.back.home }
    : { href: paths.support(), label: copy.back.support };
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={back} />
      <Columns rest={<OrdersCard />}>
        <LookupForm search={search} />
        {search && <LookupResults key={`${search.type}:${search.number}`} search={search} />}
      </Columns>
    </>
  );
}

function OrdersCard() {
  const isOffered = useAvailability()(paths.repairs());
  return (
    <Card title={copy.help.title}>
      <p className={styles.helpText}>{copy.help.text}</p>
      {isOffered && (
        <ListRows>
          <ListRow
            icon={ClipboardList}
            title={copy.help.orders}
            detail={copy.help.ordersDetail}
            href={paths.repairs()}
          />
        </ListRows>
      )}
    </Card>
  );
}

function LookupForm({ search }: { search: RepairSearch | undefined }) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedLookup>(search ?? { type: '', number: '' });
  const [errors, setErrors] = useState<LookupErrors>({});
  const { type, number } = typed;

  function look(wanted: RepairSearch | null) {
    const { from } = readLookupState(state);
    // The same search again asks again.
    if (wanted) client.invalidateQueries({ queryKey: repairSearchQuery(wanted).queryKey });
    const next = { ...(from ? { from } : {}), ...(wanted ? { search: wanted } : {}) };
    navigate(pathname, { replace: true, state: next });
  }

  function chooseType(chosen: RepairDocument) {
    setTyped({ type: chosen, number: '' });
    setErrors({});
    look(null);
  }

  function submit() {
    const found = checkLookup(typed);
    setErrors(found);
    if (type !== '' && !found.type && !found.number) look({ type, number });
  }

  return (
    <Card title={copy.card}>
      <form
        className={styles.lookup}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField
          label={copy.type}
          placeholder={copy.chooseType}
          options={TYPES}
          value={type}
          onChange={({ target }) => chooseType(target.value)}
          error={errors.type}
        />
        <TextField
          {...wordsOf(type)}
          value={number}
          onChange={({ target }) => {
            setTyped({ type, number: cleanNumber(type, target.value) });
            setErrors({});
          }}
          inputMode={documentKind(type)?.hasLetters === false ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={errors.number}
        />
        <Button type="submit" kind="primary" disabled={type === '' && number === ''}>
          {copy.search}
        </Button>
      </form>
    </Card>
  );
}

/** The repairs that were found, each with the way to follow it. */
function LookupResults({ search }: { search: RepairSearch }) {
  const query = useQuery(repairSearchQuery(search));
  const { data } = query;
  if (query.isError && needsHolder(query.error)) return <NotHolder search={search} />;
  if (query.isError && !data) {
    return (
      <FailedCard
        title={copy.failed.title}
        text={isTooMany(query.error) ? copy.failed.tooMany : undefined}
        busy={query.isFetching}
        busyText={copy.searching}
        onRetry={query.refetch}
      />
    );
  }
  if (!data) {
    return <RowsCard label={copy.waiting} rows={2} />;
  }
  return data.length > 0 ? <Found found={data} /> : <None />;
}

/** Whose repairs these are is not said: any document but one's own is asked for in the same words. */
function NotHolder({ search: { type, number } }: { search: RepairSearch }) {
  return (
    <>
      <p className="sr-only" role="status">
        {copy.notHolder}
      </p>
      <HolderCard lead={holderLeads.sees} known={{ documentType: type, documentNumber: number }} />
    </>
  );
}

function None() {
  return (
    <div role="status">
      <Card>
        <Empty level={2} drawing={<NothingFound />} title={copy.none.title} text={copy.none.text} />
      </Card>
    </div>
  );
}

function Found({ found }: { found: readonly TroubleTicket[] }) {
  const lookup = readLookupState(useLocation().state);
  const linkTo = useStateLink();
  return (
    <Card title={copy.found}>
      <p className="sr-only" role="status">
        {copy.foundCount(found.length)}
      </p>
      <ListRows label={copy.found}>
        {found.map((ticket) => (
          <ListRow
            key={ticket.id}
            icon={Smartphone}
            title={deviceName(ticket)}
            detail={ticket.id}
            value={<Badge {...standingBadge(ticket)} />}
            {...linkTo(paths.repairTracking(ticket.id), lookup)}
          />
        ))}
      </ListRows>
    </Card>
  );
}
