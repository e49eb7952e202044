// 'Lo que aceptaste': what was accepted, service by service and act by act, and what one's data may be used for.
import type { Agreement, PrivacyChoice } from '@portal/contract/privacy/agreements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BellRing,
  CardSim,
  Coffee,
  CreditCard,
  DoorOpen,
  FileText,
  HandCoins,
  Layers,
  Package,
  PhoneCall,
  Receipt,
  RefreshCw,
  ShieldCheck,
  UserCheck,
  Wallet,
  Wrench,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { preferencesQuery } from '../../api/notifications.ts';
import {
  agreementsQuery,
  choosePrivacy,
  privacyChoicesQuery,
  verificationQuery,
} from '../../api/person/agreements.ts';
import { askAboutData, dataRequestsQuery } from '../../api/person/own-data.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { choicesCopy, contractsCopy as copy } from './contracts.copy.ts';

// A list of agreements: contracts of services, or what was accepted in the portal.
const icons: Record<Agreement['kind'], IconGlyph> = {
  service: FileText,
  thirdParty: Layers,
  terms: ShieldCheck,
  association: UserCheck,
  holder: UserCheck,
  package: Package,
  recharge: Wallet,
  bill: Receipt,
  instalment: HandCoins,
  planChange: RefreshCw,
  exit: DoorOpen,
  pause: Coffee,
  simChange: CardSim,
  balanceAdvance: HandCoins,
  balanceTransfer: HandCoins,
  paymentArrangement: HandCoins,
  repairCost: Wrench,
  savedCard: CreditCard,
  autoPay: CreditCard,
  autoTopUp: Wallet,
  spendingControl: BellRing,
  lineUser: UserCheck,
  callRecords: PhoneCall,
  marketing: FileText,
  profiling: FileText,
  tracking: FileText,
  whatsapp: FileText,
};

/** Kept by the operator or by the company that charges, not by the portal. */
const isOfService = ({ kind }: Agreement): boolean => kind === 'service' || kind === 'thirdParty';

const AT_FIRST = 4;

function AgreementsCard({ which, foot }: { which: 'services' | 'accepted'; foot?: ReactNode }) {
  const query = useQuery(agreementsQuery);
  const words = copy[which];
  // The card above says it of both.
  if (which === 'accepted' && query.isError && !query.data) return null;
  return (
    <QueryCard
      query={query}
      title={words.title}
      detail={words.detail}
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows count={4} />}
      timeInHead
      isUntimed={which === 'accepted'}
      footEnd={foot}
    >
      {(all) => (
        <Rows
          agreements={all.filter((one) => isOfService(one) === (which === 'services'))}
          none={words.none}
        />
      )}
    </QueryCard>
  );
}

function Rows({ agreements, none }: { agreements: readonly Agreement[]; none: string }) {
  const [shown, setShown] = useState(AT_FIRST);
  if (agreements.length === 0) return <p className="quiet">{none}</p>;
  return (
    <div className="stack">
      <ListRows>
        {agreements.slice(0, shown).map((agreement) => (
          <ListRow
            key={agreement.id}
            icon={icons[agreement.kind]}
            title={nameOf(agreement)}
            detail={detailOf(agreement)}
            value={agreement.amount && formatDollars(agreement.amount.value)}
            href={paths.contract(agreement.id)}
          />
        ))}
      </ListRows>
      {agreements.length > shown && (
        <div>
          <TextLink onClick={() => setShown(shown + 3 * AT_FIRST)}>{copy.more}</TextLink>
        </div>
      )}
    </div>
  );
}

/** Of an arrangement not each of its days: they are on its page. */
const nameOf = ({ kind, subject }: Agreement): string =>
  kind === 'paymentArrangement' ? subject.replace(/: .*/, '') : subject;

function detailOf(agreement: Agreement): string {
  const { serviceNumber, acceptedAt, acceptedBy, status } = agreement;
  const ended = isOfService(agreement) ? copy.ended : copy.withdrawn;
  return [
    status === 'withdrawn' ? ended : null,
    acceptedBy === null || isOfService(agreement) ? null : copy.by(acceptedBy),
    serviceNumber && lineNumber(serviceNumber),
    formatDate(acceptedAt),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function ContractsScreen() {
  const { data: verification } = useQuery(verificationQuery);
  return (
    <AccountPage title={accountCopy.contracts} lead={copy.lead}>
      {verification && !verification.ok && <Notice kind="danger">{copy.broken(settings().helpPhone)}</Notice>}
      <AgreementsCard which="services" />
      <AgreementsCard
        which="accepted"
        foot={
          verification?.ok && verification.count > 0 ? (
            <span className="small quiet">{copy.whole(verification.count)}</span>
          ) : undefined
        }
      />
      <ChoicesCard />
    </AccountPage>
  );
}

/** What one's data may be used for: a box each, saved when it is pressed, and all of them off with one press. */
function ChoicesCard() {
  const query = useQuery(privacyChoicesQuery);
  const { data: requests = [] } = useQuery(dataRequestsQuery);
  const opposed = requests.find(({ kind, status }) => kind === 'opposition' && status === 'done');
  const client = useQueryClient();
  const showToast = useToast();
  const [saving, setSaving] = useState<PrivacyChoice['id'] | 'all' | null>(null);

  function changed() {
    for (const { queryKey } of [agreementsQuery, verificationQuery, preferencesQuery, dataRequestsQuery])
      void client.invalidateQueries({ queryKey });
  }

  async function choose(id: PrivacyChoice['id'], granted: boolean) {
    if (saving) return;
    setSaving(id);
    const error = await choosePrivacy(id, granted);
    await query.refetch();
    setSaving(null);
    if (error) return showToast({ kind: 'danger', text: choicesCopy.notSaved });
    changed();
    showToast({ kind: 'success', text: granted ? choicesCopy.on : choicesCopy.off });
  }

  /** Said to the operator too: it is a right, and has its receipt. */
  async function oppose() {
    setSaving('all');
    const { error } = await askAboutData({ kind: 'opposition' });
    await query.refetch();
    setSaving(null);
    if (error) return showToast({ kind: 'danger', text: choicesCopy.notSaved });
    changed();
    showToast({ kind: 'success', text: choicesCopy.allOff });
  }

  return (
    <QueryCard
      query={query}
      title={choicesCopy.title}
      detail={choicesCopy.detail}
      waiting={choicesCopy.waiting}
      failed={choicesCopy.failed}
      skeleton={<SkeletonRows count={3} />}
      isUntimed
    >
      {(choices) => (
        <div className="stack">
          {choices.map(({ id, granted, text }) => (
            <Checkbox
              key={id}
              label={choicesCopy.names[id]}
              detail={text}
              checked={saving === id ? !granted : granted}
              onChange={({ target: { checked } }) => void choose(id, checked)}
            />
          ))}
          <div>
            <Button busy={saving === 'all'} busyText={choicesCopy.saving} onClick={oppose}>
              {choicesCopy.oppose}
            </Button>
          </div>
          {opposed && <p className="small quiet">{choicesCopy.since(formatDate(opposed.requestedAt))}</p>}
        </div>
      )}
    </QueryCard>
  );
}
