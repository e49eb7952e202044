// «Dónde te atienden»: offices and places to pay, near words that are typed or the device, which is asked once.
import { weekWords } from '@portal/help/opening-hours.copy';
import { market } from '@portal/market/here';
import { Banknote, LocateFixed, Search, Store } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { findPlaces, type Place } from '../../../api/office-appointments.ts';
import { capital, formatTime, momentWords } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { settings } from '../../../lib/settings.ts';
import { useProfile } from '../../../session/use-session.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { useIsHere } from '../../../shared/use-task.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { Empty, SectionError } from '../../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import styles from '../support.module.css';
import { activityWords, placesCopy as copy } from './places.copy.ts';

const kilometres = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 1 });

/** A browser that does not answer is not waited for longer. */
const PATIENCE_MS = 10_000;

export function PlacesScreen() {
  const isSignedIn = useProfile() !== null;
  const isHere = useIsHere();
  const [typed, setTyped] = useState('');
  const [near, setNear] = useState('');
  const [isFinding, setIsFinding] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const asked = usePlaces(near);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsRefused(false);
    setNear(typed.trim());
  }

  function findMe() {
    setIsFinding(true);
    setIsRefused(false);
    const end = (point: string | null) => {
      if (!isHere.current) return;
      setIsFinding(false);
      setIsRefused(point === null);
      if (point === null) return;
      setTyped('');
      setNear(point);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => end(roughly(coords)),
      () => end(null),
      { timeout: PATIENCE_MS },
    );
  }

  return (
    <div className={isSignedIn ? undefined : styles.public}>
      <PageHead title={copy.title} lead={copy.lead} back={{ href: paths.support(), label: copy.back }} />
      <Columns
        side={
          <Card>
            <form className="stack fields" onSubmit={submit}>
              <TextField
                type="search"
                label={copy.near}
                endIcon={Search}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                maxLength={80}
                autoComplete="address-level2"
                error={isRefused && copy.refused}
              />
              <div className="stack">
                <Button icon={LocateFixed} busy={isFinding} busyText={copy.finding} onClick={findMe}>
                  {copy.mine}
                </Button>
                <p className="small muted">{copy.notKept}</p>
              </div>
            </form>
          </Card>
        }
      >
        <Card
          title={asked.found?.[0]?.distanceKm === undefined ? copy.list : copy.nearest}
          busy={asked.isAsking}
        >
          <Found {...asked} isAll={near === ''} />
        </Card>
      </Columns>
    </div>
  );
}

/** What was found last stands until there is something newer. */
function usePlaces(near: string) {
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<{ to: string; found: Place[] | null; hasFailed: boolean }>();
  const asked = `${near} ${tries}`;
  useEffect(() => {
    const leaving = new AbortController();
    void findPlaces(near, leaving.signal).then(({ data, error }) => {
      if (!leaving.signal.aborted) setAnswered({ to: asked, found: data, hasFailed: Boolean(error) });
    });
    return () => leaving.abort();
  }, [near, asked]);
  return {
    found: answered?.found,
    hasFailed: answered?.hasFailed ?? false,
    isAsking: answered?.to !== asked,
    retry: () => setTries(tries + 1),
  };
}

/** Within a kilometre: enough for a list, and no more than is needed leaves the device. */
const roughly = ({ latitude, longitude }: GeolocationCoordinates) =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

function Found({
  found,
  hasFailed,
  isAsking,
  retry,
  isAll,
}: ReturnType<typeof usePlaces> & { isAll: boolean }) {
  if (hasFailed) return <SectionError title={copy.failed} busy={isAsking} onRetry={retry} />;
  if (!found)
    return (
      <SkeletonGroup label={copy.waiting}>
        <SkeletonRows count={6} />
      </SkeletonGroup>
    );
  return found.length === 0 ? <None isAll={isAll} /> : <Rows places={found} />;
}

function None({ isAll }: { isAll: boolean }) {
  if (!isAll) return <Empty drawing={<NothingFound />} title={copy.none.title} text={copy.none.text} />;
  const { title, text, act } = copy.noneAtAll;
  return (
    <Empty
      drawing={<NothingFound />}
      title={title}
      text={text}
      action={<ButtonLink href={settings().officesUrl}>{act}</ButtonLink>}
    />
  );
}

const AT_FIRST = 6;

function Rows({ places }: { places: readonly Place[] }) {
  const [shown, setShown] = useState(AT_FIRST);
  return (
    <div className="stack">
      <ListRows>
        {places.slice(0, shown).map((place) => (
          <PlaceRow key={place.id} {...place} />
        ))}
      </ListRows>
      {places.length > shown && (
        <div>
          <Button onClick={() => setShown(places.length)}>{copy.more(places.length - shown)}</Button>
        </div>
      )}
      <p>
        <TextLink href={settings().officesUrl}>{copy.all}</TextLink>
      </p>
    </div>
  );
}

function PlaceRow(place: Place) {
  const { id, name, kind, address, city, activities, isOpen, changesAt, waiting, distanceKm } = place;
  const hours = isOpen
    ? copy.open(formatTime(changesAt ?? ''))
    : changesAt
      ? copy.closed(momentWords(changesAt))
      : copy.closedLong;
  const said = [hours, ...(waiting === undefined ? [] : [copy.waits(waiting)])];
  return (
    <ListRow
      icon={kind === 'office' ? Store : Banknote}
      title={name}
      detail={
        <>
          {address}, {city}
          {distanceKm !== undefined && ` · ${copy.distance(kilometres.format(distanceKm))}`}
          <br />
          {said.join(' · ')}
          <br />
          {place.openingHours.length > 0 && (
            <>
              {capital(weekWords(place.openingHours))}
              <br />
            </>
          )}
          {capital(activities.map((activity) => activityWords[activity]).join(', '))}
          {place.takesAppointments && (
            <>
              <br />
              <TextLink href={paths.turn(id)}>
                {copy.book}
                <span className="sr-only"> {copy.bookAt(name)}</span>
              </TextLink>
            </>
          )}
        </>
      }
    />
  );
}
