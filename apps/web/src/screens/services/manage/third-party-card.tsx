// «Servicios de terceros» of a line: what other companies charge and why they may, ended with one press, kept out for good.
import type { ThirdPartyProduct } from '@portal/contract/lines/inventory';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  blockThirdParty,
  endThirdParty,
  thirdPartyBlockQuery,
  thirdPartyQuery,
} from '../../../api/lines/third-party.ts';
import { formatDateLong } from '../../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { thirdPartyCopy as copy } from './manage.copy.ts';
import styles from './manage.module.css';

export function ThirdPartyCard({ line }: { line: string }) {
  const query = useQuery(thirdPartyQuery(line));
  return (
    <QueryCard
      query={query}
      title={copy.title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={2} />}
    >
      {(services) => (
        <>
          {services.length === 0 && <p className={styles.quiet}>{copy.none}</p>}
          <ul className={styles.services}>
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} line={line} />
            ))}
          </ul>
          <Block line={line} />
        </>
      )}
    </QueryCard>
  );
}

function ServiceRow({ service, line }: { service: ThirdPartyProduct; line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { id, name, provider, status, startDate, terminationDate, productPrice, consent } = service;
  const price = productPrice[0]?.price.taxIncludedAmount.value;

  async function end() {
    setIsBusy(true);
    const { error, data } = await endThirdParty(id);
    setIsBusy(false);
    if (error) return showToast({ kind: 'danger', text: copy.notEnded });
    client.setQueryData(thirdPartyQuery(line).queryKey, (all) =>
      all?.map((one) => (one.id === id ? data : one)),
    );
    showToast({ kind: 'success', text: copy.wasEnded(name) });
  }

  return (
    <li className={styles.service}>
      <p className={styles.head}>
        <span>{name}</span>
        {price !== undefined && <span>{copy.month(formatMoney(centsFromDollars(price)))}</span>}
      </p>
      <p className={styles.quiet}>
        {provider} ·{' '}
        {terminationDate
          ? copy.ended(formatDateLong(terminationDate))
          : copy.since(formatDateLong(startDate))}
      </p>
      <p className={styles.quiet}>
        {copy.proof}: {consent.proof}
      </p>
      <div className={styles.acts}>
        {status === 'active' && (
          <Button size="sm" busy={isBusy} busyText={copy.ending} onClick={end}>
            {copy.end}
            <span className="sr-only">{copy.of(name)}</span>
          </Button>
        )}
        {price !== undefined && (
          <ButtonLink size="sm" href={paths.newClaim({ kind: 'thirdParty', id })}>
            {copy.claim}
            <span className="sr-only">{copy.of(name)}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Block({ line }: { line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = thirdPartyBlockQuery(line);
  const { data } = useQuery(query);
  const [isBusy, setIsBusy] = useState(false);
  if (!data) return null;

  async function set(blocked: boolean) {
    setIsBusy(true);
    const answer = await blockThirdParty(line, blocked);
    setIsBusy(false);
    if (answer.error) showToast({ kind: 'danger', text: copy.notBlocked });
    else client.setQueryData(query.queryKey, answer.data);
  }

  return (
    <div className={styles.block}>
      <p className={styles.quiet} role="status">
        {data.since ? copy.blocked(formatDateLong(data.since)) : copy.blockHint}
      </p>
      <Button size="sm" busy={isBusy} busyText={copy.blocking} onClick={() => set(!data.blocked)}>
        {data.blocked ? copy.unblock : copy.block}
      </Button>
    </div>
  );
}
