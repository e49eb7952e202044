// «Adelanto de saldo»: how much, what it costs and when it is taken back; or what is owed, and why there is none.
import type { AdvanceOffer } from '@portal/contract/lines/advances';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { advanceQuery, takeAdvance } from '../../../api/lines/balance-acts.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { settings } from '../../../lib/settings.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { managesPrepaid } from '../../../shared/line/line-facts.ts';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { LineFormPage } from '../line-form-page.tsx';
import { advanceCopy as copy } from './advance.copy.ts';

export function AdvanceScreen() {
  return (
    <LineFormPage words={copy} accepts={managesPrepaid}>
      {(service) => <OfLine line={service} />}
    </LineFormPage>
  );
}

const moneyOf = ({ value }: { value: number }) => formatMoney(centsFromDollars(value));

function OfLine({ line }: { line: Service }) {
  const query = useQuery(advanceQuery(line.number));
  const recharge = useLineLinks(line)(paths.recharge());
  /** Where there is nothing to choose the card says why, and no more. */
  const title = query.data?.reason ? undefined : copy.card;
  return (
    <QueryCard
      query={query}
      isUntimed
      title={query.data?.open ? copy.owed : title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={3} />}
    >
      {({ offer, reason, open }) =>
        open || reason ? (
          <div className="stack">
            {open ? (
              <Notice kind="info" title={copy.open(moneyOf(open.owed))}>
                <p>{copy.openText}</p>
              </Notice>
            ) : (
              reason && <p>{copy.reasons[reason]}</p>
            )}
            {reason !== 'line' && (
              <div>
                <ButtonLink kind={open ? 'primary' : 'tonal'} {...recharge}>
                  {copy.recharge}
                </ButtonLink>
              </div>
            )}
          </div>
        ) : (
          <Offers line={line.number} offers={offer} />
        )
      }
    </QueryCard>
  );
}

type Offer = AdvanceOffer['offer'][number];

const totalOf = ({ amount, fee }: Offer) =>
  formatMoney(centsFromDollars(amount.value) + centsFromDollars(fee.value));

function Offers({ line, offers }: { line: string; offers: readonly Offer[] }) {
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(crypto.randomUUID());
  const [chosen, setChosen] = useState(String(offers[0]?.amount.value));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const offer = offers.find(({ amount }) => String(amount.value) === chosen) ?? offers[0];
  if (!offer) return null;

  async function take(event: FormEvent, wanted: Offer) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setTrouble(null);
    const error = await takeAdvance(line, wanted, key.current);
    setIsBusy(false);
    if (error) setTrouble(copy.errors[error.code] ?? copy.notTaken(settings().helpPhone));
    else showToast({ kind: 'success', text: copy.taken });
    await Promise.all([
      client.invalidateQueries({ queryKey: ['balance'] }),
      client.invalidateQueries({ queryKey: ['advance'] }),
    ]);
  }

  return (
    <form className="stack fields" onSubmit={(event) => void take(event, offer)} noValidate>
      <RadioGroup
        legend={copy.choose}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          // Another wish is another order.
          key.current = crypto.randomUUID();
        }}
        options={offers.map((each) => ({
          value: String(each.amount.value),
          label: moneyOf(each.amount),
          detail: copy.total(totalOf(each), moneyOf(each.fee)),
        }))}
      />
      <FormFoot effects={copy.effects} busyText={copy.taking} {...{ trouble, isBusy }}>
        {copy.take(moneyOf(offer.amount))}
      </FormFoot>
    </form>
  );
}
