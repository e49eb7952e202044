// «Viajar»: what a country costs with a package and without one, how to call home, and the roaming of each line.
import type { SpendingCap } from '@portal/contract/lines/usage';
import type { PackageOffering, RoamingDestination } from '@portal/contract/shopping/catalogue';
import { countryName } from '@portal/market/countries';
import { market } from '@portal/market/here';
import { canonicalServiceNumber } from '@portal/market/service-number';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useState } from 'react';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { spendingControlQuery } from '../../api/lines/spending.ts';
import { packagesQuery, roamingQuery } from '../../api/purchase/packages.ts';
import { formatDollars } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { hasEnded, isMobile } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { travelCopy as copy } from './travel.copy.ts';

export function TravelScreen() {
  const query = useQuery(roamingQuery);
  const { data: list } = useQuery(serviceListQuery);
  const [chosen, setChosen] = useState('');
  const [typedDays, setTypedDays] = useState('');
  const days = Number(typedDays) || null;
  const destination = query.data?.find(({ id }) => id === chosen);
  // Roaming is of lines that are billed.
  const lines = (list?.services ?? []).filter(
    (line) =>
      isMobile(line) &&
      line.kind === 'Postpaid' &&
      !hasEnded(line) &&
      !line.isCorpAdmin &&
      isOpen(line, 'manage'),
  );
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ href: paths.activations(), label: copy.back }} />
      <Columns
        rest={
          <>
            {lines.length > 0 && <RoamingOfLines lines={lines} />}
            <Card title={copy.home.title}>
              <p>{copy.home.text(homeNumber(lines[0]))}</p>
            </Card>
          </>
        }
      >
        <QueryCard
          query={query}
          failed={copy.failed}
          waiting={copy.waiting}
          skeleton={<SkeletonRows count={2} />}
          isUntimed
        >
          {(destinations) => (
            <div className="stack fields">
              <SelectField
                label={copy.where}
                placeholder={copy.choose}
                options={byName(destinations)}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
              <TextField
                label={copy.days}
                hint={copy.daysHint}
                inputMode="numeric"
                maxLength={3}
                value={typedDays}
                onChange={({ target }) => setTypedDays(target.value.replace(/\D/g, ''))}
              />
            </div>
          )}
        </QueryCard>
        {destination && (
          <>
            <PackagesThere destination={destination} line={lines[0]} days={days} />
            <Rates {...destination} />
          </>
        )}
      </Columns>
    </>
  );
}

const byName = (destinations: readonly RoamingDestination[]) =>
  destinations
    .map(({ id }) => ({ value: id, label: countryName(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, market.locale));

/** `+593 99 100 0001`, of a line of theirs. */
const homeNumber = (line: Service | undefined): string =>
  `+${canonicalServiceNumber(line?.number ?? market.words.numberExample).replace(market.numbers.prefix, '$&\u00a0')}`;

interface PackagesThereProps {
  destination: RoamingDestination;
  /** One that may have them. */
  line: Service | undefined;
  /** Of the trip; null: nobody said. */
  days: number | null;
}

function PackagesThere({ destination, line, days }: PackagesThereProps) {
  const query = useQuery({ ...packagesQuery(line?.number ?? null), enabled: line !== undefined });
  const country = countryName(destination.id);
  const title = copy.packages.title(country);
  if (!line)
    return (
      <Card title={title}>
        <p>{copy.packages.prepaid(settings().helpPhone)}</p>
      </Card>
    );
  const ids = new Set(destination.productOffering.map(({ id }) => id));
  return (
    <QueryCard
      query={query}
      title={title}
      failed={copy.packages.failed}
      waiting={copy.packages.waiting}
      skeleton={<SkeletonRows count={2} />}
      isUntimed
    >
      {(categories) => {
        const offered = categories
          .filter((category) => category['@type'] === 'ROAMING')
          .flatMap(({ productOffering }) => productOffering)
          .filter(({ id }) => ids.has(id));
        return offered.length === 0 ? (
          <p>{copy.packages.none(country)}</p>
        ) : (
          <Offered {...{ line, days }} offered={longestFirst(offered, days)} />
        );
      }}
    </QueryCard>
  );
}

const lastsDays = ({ productOfferingTerm }: PackageOffering): number | null =>
  productOfferingTerm.find(({ duration }) => duration)?.duration?.amount ?? null;

/** Those that last for the whole trip stand first, as the catalogue has them. */
function longestFirst(offered: readonly PackageOffering[], days: number | null): PackageOffering[] {
  const isShort = (each: PackageOffering) => Number(days !== null && (lastsDays(each) ?? days) < days);
  return offered.toSorted((one, other) => isShort(one) - isShort(other));
}

function fitWords(offering: PackageOffering, days: number | null): string | null {
  const lasts = lastsDays(offering);
  if (days === null || lasts === null) return null;
  return lasts >= days ? copy.packages.lasts(days) : copy.packages.endsBefore(lasts, days);
}

interface OfferedProps {
  offered: readonly PackageOffering[];
  line: Service;
  days: number | null;
}

function Offered({ offered, line, days }: OfferedProps) {
  const linkTo = useLineLinks(line);
  return (
    <div className="stack">
      <ListRows>
        {offered.map((each) => (
          <ListRow
            key={each.id}
            icon={Plane}
            title={each.name}
            detail={[each.description, fitWords(each, days)].filter(Boolean).join('. ')}
            value={moneyOf(each.productOfferingPrice[0]?.price.taxIncludedAmount)}
          />
        ))}
      </ListRows>
      <div>
        <ButtonLink kind="primary" {...linkTo(paths.packages(), { category: 'ROAMING' })}>
          {copy.packages.see}
        </ButtonLink>
      </div>
    </div>
  );
}

const moneyOf = (money: { value: number } | undefined) => money && formatDollars(money.value);

function Rates({ minute, megabyte, message }: RoamingDestination) {
  const { title, note, ...words } = copy.rates;
  return (
    <Card title={title}>
      <div className="stack">
        <DefinitionList
          items={[
            { term: words.minute, value: moneyOf(minute) },
            { term: words.megabyte, value: moneyOf(megabyte) },
            { term: words.message, value: moneyOf(message) },
          ]}
        />
        <p className="small muted">{note}</p>
      </div>
    </Card>
  );
}

function RoamingOfLines({ lines }: { lines: readonly Service[] }) {
  return (
    <Card title={copy.lines.title} detail={copy.lines.text}>
      <ListRows>
        {lines.map((line) => (
          <LineRow key={line.number} line={line} />
        ))}
      </ListRows>
    </Card>
  );
}

function LineRow({ line }: { line: Service }) {
  const { data } = useQuery(spendingControlQuery(line.number));
  return (
    <ListRow
      icon={Plane}
      title={lineNumber(line.number)}
      detail={data?.roamingCap ? capWords(data.roamingCap) : copy.lines.unknown}
      href={withLine(paths.spendingControl(), line.number)}
    />
  );
}

function capWords({ amount, action }: SpendingCap): string {
  if (action === 'none') return copy.lines.noCap;
  if (amount.value === 0) return copy.lines.off;
  const money = formatDollars(amount.value);
  return action === 'slow' ? copy.lines.slowAfter(money) : copy.lines.upTo(money);
}
