// Soporte, for everybody: the search, the robbery, what is under way, ways to reach people, guides and questions.
import { frequentQuestions } from '@portal/help/frequent-questions.copy';
import { useQuery } from '@tanstack/react-query';
import {
  CircleQuestionMark,
  ClipboardList,
  Gauge,
  Lock,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquareWarning,
  MessagesSquare,
  Phone,
  Plane,
  Printer,
  ReceiptText,
  Search,
  ShieldAlert,
  Smartphone,
  Wifi,
  Wrench,
} from 'lucide-react';
import { type MouseEventHandler, useEffect, useState } from 'react';
import { queryClient } from '../../api/kept/query-client.ts';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { talksQuery } from '../../api/talks.ts';
import { openAssistant } from '../../lib/assistant-bridge.ts';
import { trueNow } from '../../lib/clock.ts';
import { momentWords } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { InProgress } from '../../shared/in-progress/in-progress.tsx';
import { helpPhones, phoneFrom, telAddress } from '../../shared/line/help-phones.ts';
import { opensOne } from '../../shared/line/line-roles.ts';
import { helpCopy } from '../../shared/page/help-card.copy.ts';
import print from '../../shared/page/page.module.css';
import { PageHead } from '../../shared/page/page-head.tsx';
import { SectionCode } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { Accordion } from '../../ui/lists/accordion.tsx';
import { NavList } from '../../ui/lists/nav-list.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { QuestionList, type QuestionListProps } from './question-list.tsx';
import { useQuestions } from './questions.ts';
import { supportCopy as copy } from './support.copy.ts';
import styles from './support.module.css';

/** The other questions, and what searches, come when somebody looks for something. */
const foundQuestions = lazyCode(() => import('./found-questions.tsx').then((code) => code.FoundQuestions));

/** The last of the guides. */
const FREQUENT = 'frequent';
/** The first is open: so it is seen that the others can be opened. */
const FIRST: Topic = 'bills';

export function SupportScreen() {
  const isSignedIn = useProfile() !== null;
  const addressed = useLocation().hash.slice(1);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([FIRST]));
  const unfold = (id: string) => setOpen((before) => new Set(before).add(id));
  // `/support/#password` shows its question above and leads to it, and so does its guide, also pressed once more.
  const [led, setLed] = useState({ to: addressed });
  useEffect(() => setLed({ to: addressed }), [addressed]);
  useEffect(() => {
    if (led.to === '') return;
    setOpen((before) => new Set(before).add(led.to));
    return leadTo(led.to);
  }, [led]);

  function toggle(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }

  function showAll() {
    setSearch('');
    unfold(FREQUENT);
    // Once it stands there again: where it was pressed nothing is left.
    requestAnimationFrame(() => document.getElementById(FREQUENT)?.querySelector('button')?.focus());
  }

  const list = { isOpen: (id: string) => open.has(id), onToggle: toggle };
  const isSearch = search.trim() !== '';
  return (
    <div className={classNames(print.printed, !isSignedIn && styles.public)}>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        aside={
          <Button
            size="sm"
            kind="outline"
            icon={Printer}
            className={print.unprinted}
            onClick={() => window.print()}
          >
            {copy.print}
          </Button>
        }
      />
      <Find search={search} onSearch={setSearch} />
      {(isSearch || addressed !== '') && (
        <div className={styles.found}>
          <Card title={copy.faq.found}>
            <SectionCode
              code={foundQuestions}
              props={{ ...list, search, addressed, onAll: showAll }}
              waiting={
                <SkeletonGroup label={copy.faq.waiting}>
                  <SkeletonRows />
                </SkeletonGroup>
              }
              isInCard
            />
          </Card>
        </div>
      )}
      <div className={styles.parts}>
        <div className={classNames(styles.stolen, print.unprinted)}>
          <NavList
            rows={[
              {
                icon: ShieldAlert,
                title: copy.contact.stolen,
                detail: copy.contact.stolenDetail,
                href: paths.stolen(),
                isAlarm: true,
              },
            ]}
          />
        </div>
        {isSignedIn && (
          <div className={classNames(styles.underWay, print.unprinted)}>
            <InProgress hasTime />
          </div>
        )}
        <div className={classNames(styles.talk, print.unprinted)}>
          <Talk isSignedIn={isSignedIn} />
        </div>
        <div className={styles.guides}>
          <Guides hasFrequent={!isSearch} addressed={addressed} onGuide={(to) => setLed({ to })} {...list} />
        </div>
      </div>
    </div>
  );
}

/** Longer no question takes, and one that there is not never comes. */
const WAIT_FOR_QUESTION_MS = 10_000;

/** To a question that may still be on its way. */
function leadTo(id: string): () => void {
  const isLed = () => {
    const question = document.getElementById(id)?.querySelector('button');
    question?.focus();
    return question != null;
  };
  if (isLed()) return () => undefined;
  const observer = new MutationObserver(() => isLed() && stop());
  const timer = setTimeout(() => observer.disconnect(), WAIT_FOR_QUESTION_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

interface FindProps {
  search: string;
  onSearch: (search: string) => void;
}

function Find({ search, onSearch }: FindProps) {
  return (
    <search className={classNames(styles.find, print.unprinted)}>
      <TextField
        type="search"
        label={copy.faq.search}
        labelHidden
        placeholder={copy.faq.search}
        endIcon={Search}
        value={search}
        onFocus={() => foundQuestions.start()}
        onChange={({ target }) => onSearch(target.value)}
        maxLength={100}
        autoComplete="off"
      />
      <ul className={styles.often} aria-label={copy.faq.asked}>
        {copy.faq.often.map((words) => (
          <li key={words}>
            <button type="button" onClick={() => onSearch(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}

interface FrequentProps extends QuestionListProps {
  /** It stands above. */
  addressed: string;
}

function Frequent({ addressed, ...list }: FrequentProps) {
  const questions = useQuestions(frequentQuestions).filter(({ id }) => id !== addressed);
  return <QuestionList {...list} questions={questions} />;
}

// People first, then where the portal answers by itself.
function Talk({ isSignedIn }: { isSignedIn: boolean }) {
  const isAvailable = useAvailability();
  const { complaintsUrl, assistant } = settings();
  const { contact } = copy;
  // Visitors have no client of their own around them.
  const { data } = useQuery({ ...serviceListQuery, enabled: isSignedIn }, queryClient);
  const { data: talks } = useQuery({ ...talksQuery, enabled: isSignedIn }, queryClient);
  // The soonest; a time that is over promises nothing.
  const [answeredBy] = (talks ?? [])
    .flatMap(({ expectedResolutionDate: by }) => (by !== null && Date.parse(by) > trueNow() ? [by] : []))
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  const mayClaim = opensOne(data?.services ?? [], 'manage');
  const rows = [
    { icon: MapPin, title: contact.stores, detail: contact.storesDetail, href: paths.places() },
    { icon: Wrench, title: contact.repair, detail: contact.repairDetail, href: paths.repairLookup() },
    { icon: ClipboardList, title: contact.orders, detail: contact.ordersDetail, href: paths.repairs() },
    { icon: MessagesSquare, title: contact.claims, detail: contact.claimsDetail, href: paths.claims() },
    {
      icon: MessageSquareWarning,
      title: contact.complaints,
      detail: contact.complaintsDetail,
      href: complaintsUrl,
    },
  ].filter(({ href }) => {
    if (href === paths.claims() && !mayClaim) return false;
    return !href.startsWith('/') || isAvailable(href);
  });
  return (
    <section aria-labelledby="talk">
      <h2 id="talk">{contact.title}</h2>
      <ul className={styles.ways}>
        {isSignedIn && assistant === 'on' && (
          <Way
            icon={MessageCircle}
            title={contact.assistant}
            detail={contact.assistantDetail}
            onClick={openAssistant}
          />
        )}
        {isSignedIn && (
          <Way
            icon={Mail}
            title={contact.messages}
            detail={answeredBy ? contact.answerBy(momentWords(answeredBy)) : contact.messagesDetail}
            href={paths.messages()}
          />
        )}
        {helpPhones().map((phone) => (
          <Way
            key={phone}
            icon={Phone}
            title={helpCopy.call(phone)}
            detail={phoneFrom(phone)}
            href={telAddress(phone)}
          />
        ))}
      </ul>
      <NavList rows={rows} />
    </section>
  );
}

interface WayProps {
  icon: IconGlyph;
  title: string;
  detail: string;
  href?: string;
  onClick?: MouseEventHandler<HTMLElement>;
}

function Way({ icon, title, detail, href, onClick }: WayProps) {
  const inside = (
    <>
      <Icon of={icon} />
      <span className={styles.way}>{title}</span>
      <small>{detail}</small>
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" onClick={onClick}>
          {inside}
        </button>
      ) : (
        <Link href={href}>{inside}</Link>
      )}
    </li>
  );
}

type Topic = keyof typeof copy.guides.topics;

const TOPIC_ICONS: Record<Topic, IconGlyph> = {
  bills: ReceiptText,
  atHome: Wifi,
  chip: Smartphone,
  consumption: Gauge,
  trips: Plane,
  ownSecurity: Lock,
};

/** Of the operator's own site of help, outside of the portal. */
function outsideOf(topic: Topic): [href: string, words: string][] {
  const { helpInvoiceUrl, helpPaymentUrl, helpDebtUrl, helpSelfServiceUrl } = settings();
  const { invoice, payment, debt, selfService } = copy.guides.outside;
  if (topic === 'ownSecurity') return [[helpSelfServiceUrl, selfService]];
  if (topic !== 'bills') return [];
  return [
    [helpInvoiceUrl, invoice],
    [helpPaymentUrl, payment],
    [helpDebtUrl, debt],
  ];
}

interface GuidesProps extends FrequentProps {
  hasFrequent: boolean;
  onGuide: (question: string) => void;
}

/** By topic what is asked most, then the frequent questions; each is unfolded by itself. */
function Guides({ hasFrequent, addressed, onGuide, ...list }: GuidesProps) {
  const { title, topics } = copy.guides;
  const guides = (Object.keys(topics) as Topic[]).map((id) => ({
    id,
    title: <TopicTitle icon={TOPIC_ICONS[id]} title={topics[id].title} />,
    content: (
      <ul className={styles.topicLinks}>
        {topics[id].questions.map(([question, words]) => (
          <li key={question}>
            <TextLink href={`${paths.support()}#${question}`} onClick={() => onGuide(question)}>
              {words}
            </TextLink>
          </li>
        ))}
        {outsideOf(id).map(([href, words]) => (
          <li key={href}>
            <TextLink href={href}>{words}</TextLink>
          </li>
        ))}
      </ul>
    ),
  }));
  const frequent = {
    id: FREQUENT,
    title: <TopicTitle icon={CircleQuestionMark} title={copy.faq.title} />,
    content: <Frequent {...list} addressed={addressed} />,
  };
  const half = Math.ceil(guides.length / 2);
  return (
    <Card title={title}>
      <div className={styles.topics}>
        <Accordion items={guides.slice(0, half)} {...list} />
        <Accordion items={guides.slice(half)} {...list} />
        {hasFrequent && (
          <div>
            <Accordion items={[frequent]} {...list} />
          </div>
        )}
      </div>
    </Card>
  );
}

function TopicTitle({ icon, title }: { icon: IconGlyph; title: string }) {
  return (
    <span className={styles.topic}>
      <Icon of={icon} size="sm" />
      {title}
    </span>
  );
}
