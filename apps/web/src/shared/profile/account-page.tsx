// «Mi cuenta»: the list of all its pages, and a page of it beside the list or, on phones, in its place.
import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  CodeXml,
  Copy,
  CreditCard,
  Eye,
  FileCheck,
  FilePen,
  Fingerprint,
  LogOut,
  MonitorSmartphone,
  Palette,
  Repeat,
  ShieldCheck,
  Siren,
  SquareAsterisk,
  Trash2,
  User,
  UserCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceList } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { IconGlyph } from '../../ui/icon.tsx';
import { NavList } from '../../ui/lists/nav-list.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { isCompany, isMobile } from '../line/line-facts.ts';
import { isGuest } from '../line/line-roles.ts';
import { PageHead, type PageHeadProps } from '../page/page-head.tsx';
import { billedAccounts, prepaidLines } from '../saved-card/automatic.ts';
import { accountCopy as copy } from './account.copy.ts';
import styles from './account-page.module.css';
import { type AccountRow, useAccountStates } from './account-states.ts';
import { initialsOf } from './initials.ts';
import { useLeaving } from './use-leaving.tsx';

const GROUPS: Record<keyof typeof copy.groups, readonly [AccountRow, IconGlyph, string][]> = {
  me: [
    ['profile', User, paths.editProfile()],
    ['password', SquareAsterisk, paths.changePassword()],
    ['appearance', Palette, paths.appearance()],
  ],
  security: [
    ['twoStep', ShieldCheck, paths.twoStep()],
    ['passkeys', Fingerprint, paths.passkeys()],
    ['devices', MonitorSmartphone, paths.devices()],
    ['stolen', Siren, paths.stolen()],
  ],
  money: [
    ['cards', CreditCard, paths.paymentMethods()],
    ['autoPay', CalendarClock, paths.autoPay()],
    ['autoRecharge', Repeat, paths.autoRecharge()],
  ],
  people: [
    ['guests', Users, paths.people()],
    ['users', UserCheck, paths.lineUsers()],
    ['contracts', FileCheck, paths.contracts()],
  ],
  data: [
    ['copy', Copy, paths.dataCopy()],
    ['correction', FilePen, paths.dataCorrection()],
    ['accesses', Eye, paths.dataAccesses()],
    ['programs', CodeXml, paths.programs()],
    ['erasure', Trash2, paths.erasure()],
  ],
};
const groups = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** A parent shows its first page; one contract is a page of all. */
function rowAt(pathname: string): string {
  const parents: readonly [string, string][] = [
    [paths.account(), paths.editProfile()],
    [paths.security(), paths.twoStep()],
    [paths.privacy(), paths.dataCopy()],
  ];
  if (pathname.startsWith(`${paths.contracts()}/`)) return paths.contracts();
  return parents.find(([parent]) => samePath(parent, pathname))?.[1] ?? pathname;
}

/** Rows of which somebody has nothing are not theirs to read. */
function lacks({ groups: all, services }: ServiceList, row: AccountRow): boolean {
  if (row === 'cards') return isCompany(services);
  if (row === 'autoPay') return billedAccounts(all).length === 0;
  if (row === 'autoRecharge') return prepaidLines(all).length === 0;
  return row === 'users' && !services.some((line) => isMobile(line) && !isGuest(line));
}

/** @param isPage on phones it is a page of its own; elsewhere its page stands beside it */
export function AccountList({ isPage = false }: { isPage?: boolean }) {
  const { pathname } = useLocation();
  const isWide = useIsWide();
  const profile = useProfile();
  const { data: list } = useQuery(serviceListQuery);
  const states = useAccountStates(isPage || isWide, list);
  const { leave, leaving } = useLeaving();
  const isAt = (href: string) => !isPage && samePath(href, rowAt(pathname));
  const isOffered = ([row]: readonly [AccountRow, ...unknown[]]) => !(list && lacks(list, row));
  return (
    <nav className={classNames(styles.list, !isPage && styles.beside)} aria-label={copy.title}>
      {isPage && <h1>{copy.title}</h1>}
      {profile && (
        <div className={styles.who}>
          <Avatar size="lg" initials={initialsOf(profile)} />
          <div>
            <p className="strong">{profile.name}</p>
            {profile.email && <p className="small quiet">{profile.email}</p>}
          </div>
        </div>
      )}
      <div className={styles.groups}>
        {groups.map((group) => {
          const rows = GROUPS[group].filter(isOffered);
          if (rows.length === 0) return null;
          return (
            <NavList
              key={group}
              isMenu
              title={copy.groups[group]}
              rows={rows.map(([row, icon, href]) => ({
                icon,
                href,
                title: copy[row],
                state: states[row],
                isCurrent: isAt(href),
                isAlarm: row === 'stolen',
              }))}
            />
          );
        })}
        <NavList isMenu rows={[{ icon: LogOut, title: copy.signOut, onClick: leave }]} />
      </div>
      {leaving}
    </nav>
  );
}

export interface AccountPageProps extends Omit<PageHeadProps, 'back'> {
  /** Of a page below one of the list's. */
  back?: { href: string; label: string };
  children: ReactNode;
}

export function AccountPage({ back, children, ...head }: AccountPageProps) {
  return (
    <div className={styles.account}>
      <AccountList />
      <div className={styles.page}>
        <PageHead back={back ?? { href: paths.account(), label: copy.title, isNarrow: true }} {...head} />
        <div className={styles.cards}>{children}</div>
      </div>
    </div>
  );
}
