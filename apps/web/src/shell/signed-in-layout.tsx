// The frame of every signed-in page: skip link, header, cookies, the page, a slim foot, the sections on phones, the assistant.
import { isCardPage } from '@portal/card-pages/card-pages';
import { useQuery } from '@tanstack/react-query';
import { House, LifeBuoy, MessageCircle, ReceiptText, X, Zap } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type Service, serviceListQuery } from '../api/lines/service-list.ts';
import { assistantHasNews, openAssistant, subscribeToNews } from '../lib/assistant-bridge.ts';
import { thisYear } from '../lib/civil-date.ts';
import { paths, samePath, trimSlash } from '../lib/place/paths.ts';
import { useAvailability } from '../lib/place/portal-map.ts';
import { useLocation } from '../lib/place/router.tsx';
import { settings } from '../lib/settings.ts';
import type { StoredProfile } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import {
  type CookieChoice,
  cookieChoice,
  markCookieModalOpen,
  storeCookieChoice,
  subscribeToCookieChoice,
} from '../session/visit.ts';
import { isCompany, takesTopUps } from '../shared/line/line-facts.ts';
import { isOpen } from '../shared/line/line-roles.ts';
import { Wordmark } from '../shared/page/wordmark.tsx';
import { initialsOf } from '../shared/profile/initials.ts';
import { IconButton } from '../ui/actions/button.tsx';
import { Link, TextLink } from '../ui/actions/link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Avatar } from '../ui/figures/figures.tsx';
import { Icon, type IconGlyph } from '../ui/icon.tsx';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';
import assistantButtonStyles from './assistant/assistant.module.css';
import { assistantCopy, cookieCopy, shellCopy as copy, profileCopy } from './shell.copy.ts';
import styles from './signed-in-layout.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

// The four sections of the portal; one shows itself once its page exists.
interface Section {
  label: string;
  href: string;
  icon: IconGlyph;
  /** Addresses that begin so belong to it. */
  owns: readonly string[];
  /** Whether it has anything for a customer with this line; not given: for everybody. */
  fits?: (service: Service) => boolean;
}

const SECTIONS: readonly Section[] = [
  {
    label: copy.services,
    href: paths.homeWithServices(),
    icon: House,
    // Without a line `exit` is a page of «Mi cuenta».
    owns: ['/home', '/service-details', paths.serviceRecord(), `${paths.exit()}?`],
  },
  {
    label: copy.billing,
    href: paths.billing(),
    icon: ReceiptText,
    owns: ['/billing', '/claims', paths.paymentResult(), paths.movements()],
    fits: (service) => !service.isCorpAdmin && isOpen(service, 'bills'),
  },
  {
    label: copy.activations,
    href: paths.activations(),
    icon: Zap,
    owns: [
      '/buy',
      '/recharge',
      '/change-plan',
      paths.packages(),
      paths.packageReview(),
      paths.packageResult(),
    ],
    fits: (service) => !service.isCorpAdmin && (isOpen(service, 'manage') || takesTopUps(service)),
  },
  {
    label: copy.support,
    href: paths.support(),
    icon: LifeBuoy,
    owns: ['/support', '/cellphone', '/service-order'],
  },
];

/** All but 'Soporte' (HOME-2). */
const HIDDEN_ON_TOUR = 3;

function useSections(): Section[] {
  const isAvailable = useAvailability();
  const { pathname } = useLocation();
  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  // A company's lines and those of others open few of them. Whoever has none yet sees what there will be.
  const { services = [] } = useQuery(serviceListQuery).data ?? {};
  return SECTIONS.slice(onTour ? HIDDEN_ON_TOUR : 0).filter(
    ({ href, fits }) => isAvailable(href) && (!fits || services.length === 0 || services.some(fits)),
  );
}

type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>;

/** `page` on the section's own page, `true` on a page inside it. */
function currentIn(section: Section, { pathname, search }: Place): 'page' | 'true' | undefined {
  if (trimSlash(section.href) === trimSlash(pathname)) return 'page';
  // Movements stand under an address of a line, and are payments.
  const [owned] = SECTIONS.flatMap(({ owns }) => owns)
    .filter((path) => `${pathname}${search}`.startsWith(path))
    .toSorted((a, b) => b.length - a.length);
  return owned !== undefined && section.owns.includes(owned) ? 'true' : undefined;
}

// The signed-in header: wordmark, sections and assistant from 1024 px, and the customer at the right.
/** It comes with the number that it shows, after the page. */
const bell = lazyCode(() => import('./notification-bell.tsx').then((code) => code.NotificationBell));

function Header() {
  const place = useLocation();
  const sections = useSections();
  const profile = useProfile();
  const Bell = useLazyCode(bell);
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Wordmark href={paths.homeWithServices()} />
        <nav className={styles.menu} aria-label={copy.mainMenu}>
          {sections.map((section) => (
            <Link key={section.href} href={section.href} aria-current={currentIn(section, place)}>
              {section.label}
            </Link>
          ))}
        </nav>
        {profile && (
          <div className={styles.own}>
            <AssistantButton isPill />
            <span className={styles.bell}>{Bell && <Bell />}</span>
            <Me profile={profile} />
          </div>
        )}
      </div>
    </header>
  );
}

/** Nobody needs the panel to see the page. */
const panel = lazyCode(() => import('./profile-panel.tsx').then((code) => code.ProfilePanel));

function Me({ profile }: { profile: StoredProfile }) {
  const [open, setOpen] = useState(false);
  const { services = [] } = useQuery(serviceListQuery).data ?? {};
  const Panel = useLazyCode(panel);
  return (
    <>
      <button
        type="button"
        className={styles.me}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          // Where it did not come before.
          panel.start();
          setOpen(true);
        }}
      >
        <span className="sr-only">{profileCopy.title}: </span>
        <span className={styles.name}>{isCompany(services) ? profile.name : profile.given_name}</span>
        <Avatar initials={initialsOf(profile)} />
      </button>
      {Panel && <Panel open={open} profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SignedInLayoutProps {
  /** Paying and the like: the screen's own action bar stands where the sections were. */
  task?: boolean;
  children: ReactNode;
}

/** Nobody needs it to see the page. */
const assistant = lazyCode(() => import('./assistant/assistant.tsx').then((code) => code.Assistant));

/** What the page says of network and version; it also keeps what is needed without a network. */
const notices = lazyCode(() => import('./page-notices.tsx').then((code) => code.PageNotices));

export function SignedInLayout({ task = false, children }: SignedInLayoutProps) {
  const Assistant = useLazyCode(assistant);
  const Notices = useLazyCode(notices);
  const hasAssistant = useHasAssistant();
  return (
    <div className={classNames(styles.layout, task && styles.task)}>
      <SkipLink />
      <Header />
      {Notices && <Notices task={task} />}
      {!task && <CookieNotice />}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{copy.rights(thisYear(), settings().brand)}</span>
        <span className={styles.links}>
          <Link href={paths.account()}>{copy.account}</Link>
          <Link href={paths.terms()}>{copy.terms}</Link>
        </span>
      </footer>
      {!task && <BottomBar />}
      {Assistant && hasAssistant && <Assistant />}
    </div>
  );
}

// The sections and the assistant at the thumb, below 1024 px.
function BottomBar() {
  const place = useLocation();
  const sections = useSections();
  if (sections.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={copy.bottomMenu}>
      {sections.map((section) => (
        <Link key={section.href} href={section.href} aria-current={currentIn(section, place)}>
          <Icon of={section.icon} />
          {section.label}
        </Link>
      ))}
      <AssistantButton />
    </nav>
  );
}

/** What opens the assistant: a pill in the header from 1024 px, below that a place in the bar of the sections. */
function AssistantButton({ isPill = false }: { isPill?: boolean }) {
  const hasNews = useSyncExternalStore(subscribeToNews, assistantHasNews, () => false);
  if (!useHasAssistant()) return null;
  return (
    <button
      type="button"
      className={classNames(assistantButtonStyles.button, isPill && assistantButtonStyles.pill)}
      aria-haspopup="dialog"
      onClick={openAssistant}
    >
      <Icon of={MessageCircle} size={isPill ? 'sm' : 'md'} />
      {assistantCopy.open}
      {hasNews && <span className={assistantButtonStyles.news}>{assistantCopy.news}</span>}
    </button>
  );
}

/** There is an assistant here: nowhere when it is switched off, nor where a card is typed. */
function useHasAssistant(): boolean {
  const { pathname } = useLocation();
  return settings().assistant === 'on' && !isCardPage(pathname);
}

/** 'Información Importante' on home, until a choice about cookies is stored. */
function CookieNotice() {
  const { pathname } = useLocation();
  // Drawn by the server for whoever has not answered; the script in the page hides it from the others.
  const choice = useSyncExternalStore(subscribeToCookieChoice, cookieChoice, () => null);
  // The tour has the page to itself; the notice comes after it.
  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  if (choice !== null || onTour || !pathname.startsWith('/home')) return null;
  const choose = (made: CookieChoice) => {
    storeCookieChoice(made);
    // The pressed button goes with its notice: the next Tab begins with the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return <OpenNotice onChoose={choose} />;
}

function OpenNotice({ onChoose }: { onChoose: (choice: CookieChoice) => void }) {
  const titleId = useId();
  const { cookiePolicyUrl } = settings();
  useEffect(markCookieModalOpen, []);
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <div className={styles.cookieInside}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {cookieCopy.title}
          </h2>
          <p>
            {cookieCopy.text} <Link href={cookiePolicyUrl || paths.cookiePolicy()}>{cookieCopy.policy}</Link>
          </p>
        </div>
        <div className={styles.acts}>
          <TextLink plain onClick={() => onChoose('read')}>
            {cookieCopy.allow}
          </TextLink>
          <IconButton label={cookieCopy.close} icon={X} iconSize="sm" onClick={() => onChoose('notRead')} />
        </div>
      </div>
    </section>
  );
}
