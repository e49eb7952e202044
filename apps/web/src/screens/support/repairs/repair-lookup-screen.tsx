// 'Estado de tu equipo en soporte': a repair by document or order number.
import { documentKind, repairDocuments } from '@portal/market/documents';
import { useQueryClient } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { type RepairDocument, type RepairSearch, repairSearchQuery } from '../../../api/tickets.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useAvailability } from '../../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import styles from '../support.module.css';
import { LookupResults } from './lookup-results.tsx';
import { checkLookup, cleanNumber, type LookupErrors, type TypedLookup } from './lookup-rules.ts';
import { readLookupState } from './lookup-state.ts';
import { lookupCopy as copy } from './repair.copy.ts';

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
  const isOffered = useAvailability()(paths.serviceOrders());
  return (
    <Card title={copy.help.title}>
      <p className={styles.helpText}>{copy.help.text}</p>
      {isOffered && (
        <ListRows>
          <ListRow
            icon={ClipboardList}
            title={copy.help.orders}
            detail={copy.help.ordersDetail}
            href={paths.serviceOrders()}
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
