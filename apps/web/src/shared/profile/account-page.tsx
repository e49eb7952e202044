// «Mi cuenta»: the list of all its pages, and a page of it beside the list or, on phones, in its place.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import type { DataRequest } from '@portal/contract/privacy/data-requests';
import type { LineUser } from '@portal/contract/privacy/line-users';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  CodeXml,
  Copy,
  CreditCard,
  DoorOpen,
  Eye,
  FileCheck,
  FilePen,
  Fingerprint,
  HeartHandshake,
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
import { lineUsersQuery } from '../../api/lines/line-users.ts';
import { type ServiceList, serviceListQuery } from '../../api/lines/service-list.ts';
import { passwordChangedQuery } from '../../api/person/account.ts';
import { agreementCountQuery } from '../../api/person/agreements.ts';
import { dataRequestsQuery, isUnderWay } from '../../api/person/own-data.ts';
import { passkeysQuery } from '../../api/person/passkeys.ts';
import { peopleQuery } from '../../api/person/people.ts';
import { personalTokensQuery, secondFactorQuery, sessionsQuery } from '../../api/person/security.ts';
import { payeesQuery } from '../../api/purchase/pay-other.ts';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { chosenTheme } from '../../session/theme.ts';
import { useProfile } from '../../session/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/figures/figures.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { NavList, type RowState } from '../../ui/lists/nav-list.tsx';
import { useIsWide } from '../../ui/media.ts';
import { isCompany, isMobile } from '../line/line-facts.ts';
import { isGuest, mayEnd } from '../line/line-roles.ts';
import { PageHead, type PageHeadProps } from '../page/page-head.tsx';
import { billedAccounts, cardMark, paidByItself, prepaidLines } from '../saved-card/saved-cards.ts';
import { accountCopy as copy, stateCopy, themeWords } from './account.copy.ts';
import styles from './account-page.module.css';
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
    ['payees', HeartHandshake, paths.payees()],
  ],
  people: [
    ['guests', Users, paths.people()],
    ['users', UserCheck, paths.lineUsers()],
    ['contracts', FileCheck, paths.contracts()],
    ['exit', DoorOpen, paths.exit()],
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
  if (row === 'exit') return !services.some(mayEnd);
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
            {profile.email && <p className="small quiet">{inOnePiece(profile.email)}</p>}
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

// How each row of «Mi cuenta» stands. What cannot be read is left out: the row leads there all the same.
type AccountRow = Exclude<keyof typeof copy, 'title' | 'groups' | 'signOut' | 'signingOut'>;

type AccountStates = Partial<Record<AccountRow, RowState | undefined>>;

/** @param isShown nobody asks for what is not on the screen */
function useAccountStates(isShown: boolean, list: ServiceList | undefined): AccountStates {
  const asked = { enabled: isShown };
  const { data: factor } = useQuery({ ...secondFactorQuery, ...asked });
  const { data: passkeys } = useQuery({ ...passkeysQuery, ...asked });
  const { data: sessions } = useQuery({ ...sessionsQuery, ...asked });
  const { data: cards } = useQuery({ ...paymentMethodsQuery, ...asked });
  const { data: people } = useQuery({ ...peopleQuery, ...asked });
  const { data: users } = useQuery({ ...lineUsersQuery, ...asked });
  const { data: agreed } = useQuery({ ...agreementCountQuery, ...asked });
  const { data: requests } = useQuery({ ...dataRequestsQuery, ...asked });
  const { data: payees } = useQuery({ ...payeesQuery, ...asked });
  const { data: passwordAt } = useQuery({ ...passwordChangedQuery, ...asked });
  const { data: tokens } = useQuery({ ...personalTokensQuery, ...asked });
  if (!isShown) return {};
  return {
    appearance: { text: themeWords[chosenTheme()] },
    twoStep:
      factor &&
      (factor.active ? { kind: 'ok', text: stateCopy.on } : { kind: 'todo', text: stateCopy.toSetUp }),
    passkeys: passkeys && { text: stateCopy.passkeys(passkeys.length) },
    devices: sessions && sessions.length > 0 ? { text: stateCopy.devices(sessions.length) } : undefined,
    password: passwordAt ? { text: stateCopy.passwordChanged(formatDate(passwordAt)) } : undefined,
    payees: payees && payees.length > 0 ? { text: String(payees.length) } : undefined,
    guests: people && { text: stateCopy.people([...new Set(people.map(({ name }) => firstWord(name)))]) },
    contracts: agreed ? { text: String(agreed) } : undefined,
    programs: tokens && { text: stateCopy.programs(tokens.length) },
    ...moneyStates(cards, list),
    ...lineStates(users, list),
    ...dataStates(requests),
  };
}

/** An address or a number is one word. */
const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

function moneyStates(
  cards: readonly PaymentMethod[] | undefined,
  list: ServiceList | undefined,
): AccountStates {
  if (!cards) return {};
  const card = cards.find(({ isExpired }) => !isExpired) ?? cards[0];
  const own = paidByItself(cards);
  const accounts = list && billedAccounts(list.groups).map(({ id }) => own.accounts.has(id));
  const prepaid = list && prepaidLines(list.groups).map(({ number }) => own.lines.has(number));
  const count = (on: readonly boolean[]) => on.filter(Boolean).length;
  return {
    cards: { text: card ? cardMark(card) : stateCopy.noCard },
    autoPay: accounts && { text: stateCopy.lines(count(accounts), accounts.length) },
    autoRecharge: prepaid && { text: stateCopy.rechargeOn(count(prepaid), prepaid.length) },
  };
}

/** Of lines that are theirs: who uses somebody else's is not theirs to say. */
function lineStates(users: readonly LineUser[] | undefined, list: ServiceList | undefined): AccountStates {
  const own =
    list?.services.filter((line) => isMobile(line) && !isGuest(line)).map(({ number }) => number) ?? [];
  const unnamed = users?.filter(({ id, kind }) => own.includes(id) && kind === null).length ?? 0;
  return unnamed > 0 ? { users: { kind: 'todo', text: stateCopy.unnamed(unnamed) } } : {};
}

function dataStates(requests: readonly DataRequest[] = []): AccountStates {
  const corrections = requests.filter((one) => one.kind === 'rectification' && isUnderWay(one)).length;
  const archive = requests.find(({ kind }) => kind === 'access');
  return {
    ...(corrections > 0 ? { correction: { text: stateCopy.underWay(corrections) } } : {}),
    ...(archive && isUnderWay(archive) ? { copy: { text: stateCopy.making } } : {}),
    ...(archive?.documentId ? { copy: { kind: 'ok', text: stateCopy.ready } } : {}),
  };
}
