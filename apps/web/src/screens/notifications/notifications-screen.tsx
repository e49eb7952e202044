// 'Notificaciones' by day, a row each: read by opening, deleted unless it is undone, filtered by what they weigh.
import type { CommunicationMessage } from '@portal/contract/help/notifications';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BellOff,
  EllipsisVertical,
  Mail,
  MailOpen,
  Newspaper,
  Settings,
  Siren,
  Trash2,
  Wallet,
} from 'lucide-react';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import {
  markAllRead,
  markRead,
  NOTIFICATIONS_AT_ONCE,
  notificationsQuery,
  preferencesQuery,
  removeNotification,
  storePreferences,
} from '../../api/notifications.ts';
import { civilDate } from '../../lib/civil-date.ts';
import { dayHeading, formatTime } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { WithData } from '../../shared/page/query-card.tsx';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AllRead } from '../../ui/drawings/all-read.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { MenuList } from '../../ui/layers/menu-list.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { alertAddress, alertIcon, type Weight, weightOf } from './alert-facts.ts';
import { notificationsCopy as copy, removeCopy } from './notifications.copy.ts';
import styles from './notifications.module.css';

/** Asked for below all the others, and only by a press. */
const devicePush = lazyCode(() => import('./device-push.tsx').then((code) => code.DevicePush));

export function NotificationsScreen() {
  const DevicePush = useLazyCode(devicePush);
  return (
    <>
      <PageHead
        title={copy.title}
        aside={<IconButton label={copy.settings} icon={Settings} href={paths.notificationSettings()} />}
      />
      <Columns rest={DevicePush && <DevicePush />}>
        <Alerts />
      </Columns>
    </>
  );
}

const FILTERS = [
  { weight: null, icon: undefined },
  { weight: 'urgent', icon: Siren },
  { weight: 'money', icon: Wallet },
  { weight: 'news', icon: Newspaper },
] as const satisfies readonly { weight: Weight | null; icon: unknown }[];

function Alerts() {
  const [most, setMost] = useState(NOTIFICATIONS_AT_ONCE);
  const [weight, setWeight] = useState<Weight | null>(null);
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const [reading, setReading] = useState(false);
  const [chosen, setChosen] = useState<CommunicationMessage | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const query = useQuery({ ...notificationsQuery(most), placeholderData: keepPreviousData });
  const services = useQuery(serviceListQuery).data?.services;
  const showToast = useToast();
  usePressed(query.data?.messages);

  const without = (id: string) => (before: ReadonlySet<string>) =>
    new Set([...before].filter((each) => each !== id));

  /** It is gone for the eye at once, and in truth when nobody can undo it any more. */
  function remove({ id }: CommunicationMessage) {
    let isUndone = false;
    setGoing((before) => new Set(before).add(id));
    showToast({
      text: removeCopy.done,
      action: {
        label: removeCopy.undo,
        onClick: () => {
          isUndone = true;
          setGoing(without(id));
          frame.current?.focus();
        },
      },
      onGone: async () => {
        if (isUndone || (await removeNotification(id))) return;
        setGoing(without(id));
        showToast({ kind: 'danger', text: copy.notDone });
      },
    });
    // What was pressed went with its row.
    frame.current?.focus();
  }

  async function readAll() {
    setReading(true);
    const { error } = await markAllRead();
    setReading(false);
    if (error) showToast({ kind: 'danger', text: copy.notDone });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that only takes the focus
    <div ref={frame} tabIndex={-1} role="group" aria-label={copy.list} className={styles.list}>
      <WithData
        query={query}
        title={copy.list}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={8} />}
      >
        {({ messages, total }) =>
          total === 0 ? (
            <Card>
              <Empty level={2} drawing={<AllRead />} title={copy.none} text={copy.noneText} />
            </Card>
          ) : (
            found(
              messages.filter(({ id }) => !going.has(id)),
              total,
            )
          )
        }
      </WithData>
      {chosen && (
        <MenuOf
          message={chosen}
          onClose={() => setChosen(null)}
          onRemove={() => {
            setChosen(null);
            remove(chosen);
          }}
        />
      )}
    </div>
  );

  function found(all: readonly CommunicationMessage[], total: number) {
    const shown = all.filter((message) => weight === null || weightOf(message) === weight);
    const days = [...Map.groupBy(shown, ({ sendTime }) => civilDate(sendTime)).values()];
    return (
      <>
        <fieldset className={styles.filters}>
          <legend className="sr-only">{copy.filter}</legend>
          {FILTERS.map(({ weight: each, icon }) => {
            const unread = all.filter((message) => !message.isRead && weightOf(message) === each).length;
            return (
              <button
                key={each}
                type="button"
                className={styles.filter}
                aria-pressed={weight === each}
                onClick={() => setWeight(each)}
              >
                {icon && <Icon of={icon} size="sm" />}
                {copy.weights[each ?? 'all']}
                {unread > 0 && <span className={styles.count}>{unread}</span>}
              </button>
            );
          })}
        </fieldset>
        {days.length === 0 && (
          <Card>
            <Empty level={2} drawing={<AllRead />} title={copy.noneHere} />
          </Card>
        )}
        {days.map((messages, at) => (
          <Day
            key={messages[0]?.sendTime}
            messages={messages}
            aside={
              at === 0 &&
              all.some(({ isRead }) => !isRead) && (
                <TextLink aria-disabled={reading} onClick={() => reading || readAll()}>
                  {reading ? copy.readingAll : copy.readAll}
                </TextLink>
              )
            }
            hrefOf={(message) => alertAddress(message, services ?? [])}
            onRemove={remove}
            onMenu={setChosen}
          />
        ))}
        {query.data && total > query.data.messages.length && (
          <Button
            className={styles.more}
            busy={query.isPlaceholderData}
            busyText={copy.waitingMore}
            onClick={() => setMost(most + NOTIFICATIONS_AT_ONCE)}
          >
            {copy.more}
          </Button>
        )}
      </>
    );
  }
}

interface DayProps {
  messages: readonly CommunicationMessage[];
  aside: React.ReactNode;
  hrefOf: (message: CommunicationMessage) => string;
  onRemove: (message: CommunicationMessage) => void;
  onMenu: (message: CommunicationMessage) => void;
}

function Day({ messages: [first, ...others], aside, ...acts }: DayProps) {
  const title = useId();
  if (!first) return null;
  return (
    <section aria-labelledby={title}>
      <div className={styles.dayHead}>
        <h2 id={title}>{dayHeading(first.sendTime)}</h2>
        {aside}
      </div>
      <table className={styles.day} aria-labelledby={title}>
        <thead className="sr-only">
          <tr>
            <th>{copy.columns.alert}</th>
            <th>{copy.columns.date}</th>
            <th>{copy.columns.remove}</th>
          </tr>
        </thead>
        <tbody>
          {[first, ...others].map((message) => (
            <Row key={message.id} message={message} {...acts} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const TILES = { urgent: 'danger', money: 'data', news: 'plain' } as const;

interface RowProps extends Pick<DayProps, 'hrefOf' | 'onRemove' | 'onMenu'> {
  message: CommunicationMessage;
}

function Row({ message, hrefOf, onRemove, onMenu }: RowProps) {
  const { id, subject, content, sendTime, isRead } = message;
  return (
    <tr
      className={classNames(styles.row, !isRead && styles.unread)}
      onKeyDown={({ key }) => key === 'Delete' && onRemove(message)}
      {...useSwipeAway(() => onRemove(message))}
    >
      <td className={styles.words}>
        <Tile icon={alertIcon(message)} kind={TILES[weightOf(message)]} size="sm" className={styles.tile} />
        <Link className={styles.line} href={hrefOf(message)} onClick={() => isRead || markRead(id, true)}>
          {!isRead && <span className="sr-only">{copy.unread}: </span>}
          {inOnePiece(firstSentence(content))}
        </Link>
      </td>
      <td className={styles.time}>{formatTime(sendTime)}</td>
      <td>
        <IconButton
          label={copy.optionsOf(subject)}
          icon={EllipsisVertical}
          iconSize="sm"
          aria-haspopup="dialog"
          onClick={() => onMenu(message)}
        />
      </td>
    </tr>
  );
}

/** The fact with its figure: what the row shows of it; its menu has all. «Av.» ends no sentence. */
const firstSentence = (text: string): string =>
  (text.split(/(?<=\S{3}[.!?]) (?=[\p{Lu}¿«])/u)[0] ?? text).replace(/\.$/, '');

interface MenuOfProps {
  message: CommunicationMessage;
  onClose: () => void;
  onRemove: () => void;
}

function MenuOf({ message, onClose, onRemove }: MenuOfProps) {
  const { id, subject, content, isRead, preference } = message;
  const client = useQueryClient();
  const { data: wanted } = useQuery({ ...preferencesQuery, enabled: preference !== null });
  const showToast = useToast();

  async function unwant(box: 'charges' | 'bills') {
    onClose();
    // All boxes are stored at once: what another tab has changed stays as it is there.
    const now = await client.fetchQuery({ ...preferencesQuery, staleTime: 0 }).catch(() => null);
    const isDone = now !== null && (await storePreferences({ ...now, [box]: false }));
    showToast(
      isDone ? { kind: 'success', text: copy.unwanted[box] } : { kind: 'danger', text: copy.notDone },
    );
  }

  return (
    <Dialog open onClose={onClose} title={subject} closeLabel={copy.close}>
      <p>{inOnePiece(content)}</p>
      <MenuList
        items={[
          {
            label: isRead ? copy.markUnread : copy.markRead,
            icon: isRead ? Mail : MailOpen,
            onClick: () => {
              markRead(id, !isRead);
              onClose();
            },
          },
          { label: copy.remove, icon: Trash2, onClick: onRemove },
          preference && wanted?.[preference]
            ? { label: copy.unwant[preference], icon: BellOff, onClick: () => unwant(preference) }
            : { label: copy.settings, icon: Settings, href: paths.notificationSettings() },
        ]}
      />
    </Dialog>
  );
}

/** Told by Web Push, and pressed there: the list is only passed through. */
function usePressed(messages: readonly CommunicationMessage[] | undefined) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const services = useQuery(serviceListQuery).data?.services;
  const opened = new URLSearchParams(search).get('open');
  const pressed = messages?.find(({ id }) => id === opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was pressed
  useEffect(() => {
    if (!pressed || !services) return;
    if (!pressed.isRead) markRead(pressed.id, true);
    navigate(alertAddress(pressed, services), { replace: true });
  }, [pressed?.id, services !== undefined]);
}

/** Of the row's width: less was no decision. */
const ENOUGH = 0.35;

interface Swiping {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** The row has `touch-action: pan-y pinch-zoom`: the page scrolls under the same finger, and grows under two. */
function useSwipeAway(onAway: () => void): Swiping {
  const from = useRef<number | null>(null);
  const drawn = ({ clientX }: PointerEvent) => Math.min(0, clientX - (from.current ?? clientX));
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }) => {
      from.current = pointerType === 'touch' && isPrimary ? clientX : null;
    },
    onPointerMove: (event) => {
      if (from.current !== null) event.currentTarget.style.translate = `${drawn(event)}px`;
    },
    onPointerUp: (event) => {
      const isAway = -drawn(event) > event.currentTarget.offsetWidth * ENOUGH;
      letGo(event);
      if (isAway) onAway();
    },
    onPointerCancel: letGo,
  };
}
