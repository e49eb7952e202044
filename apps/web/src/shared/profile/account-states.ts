// How each row of «Mi cuenta» stands. What cannot be read is left out: the row leads there all the same.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import type { DataRequest } from '@portal/contract/privacy/data-requests';
import type { LineUser } from '@portal/contract/privacy/line-users';
import { useQuery } from '@tanstack/react-query';
import { lineUsersQuery } from '../../api/lines/line-users.ts';
import type { ServiceList } from '../../api/lines/service-list.ts';
import { agreementCountQuery } from '../../api/person/agreements.ts';
import { dataRequestsQuery, isUnderWay } from '../../api/person/data-requests.ts';
import { passkeysQuery } from '../../api/person/passkeys.ts';
import { peopleQuery } from '../../api/person/people.ts';
import { personalTokensQuery } from '../../api/person/personal-tokens.ts';
import { secondFactorQuery } from '../../api/person/second-factor.ts';
import { sessionsQuery } from '../../api/person/sessions.ts';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { chosenTheme } from '../../session/theme.ts';
import type { RowState } from '../../ui/lists/nav-list.tsx';
import { isMobile } from '../line/line-facts.ts';
import { isGuest } from '../line/line-roles.ts';
import { billedAccounts, paidByItself, prepaidLines } from '../saved-card/automatic.ts';
import { cardMark } from '../saved-card/saved-card-facts.ts';
import { stateCopy as copy, themeWords } from './account.copy.ts';

export type AccountRow =
  | 'profile'
  | 'password'
  | 'appearance'
  | 'twoStep'
  | 'passkeys'
  | 'devices'
  | 'stolen'
  | 'cards'
  | 'autoPay'
  | 'autoRecharge'
  | 'guests'
  | 'users'
  | 'contracts'
  | 'copy'
  | 'correction'
  | 'accesses'
  | 'programs'
  | 'erasure';

export type AccountStates = Partial<Record<AccountRow, RowState | undefined>>;

/** @param isShown nobody asks for what is not on the screen */
export function useAccountStates(isShown: boolean, list: ServiceList | undefined): AccountStates {
  const asked = { enabled: isShown };
  const { data: factor } = useQuery({ ...secondFactorQuery, ...asked });
  const { data: passkeys } = useQuery({ ...passkeysQuery, ...asked });
  const { data: sessions } = useQuery({ ...sessionsQuery, ...asked });
  const { data: cards } = useQuery({ ...paymentMethodsQuery, ...asked });
  const { data: people } = useQuery({ ...peopleQuery, ...asked });
  const { data: users } = useQuery({ ...lineUsersQuery, ...asked });
  const { data: agreed } = useQuery({ ...agreementCountQuery, ...asked });
  const { data: requests } = useQuery({ ...dataRequestsQuery, ...asked });
  const { data: tokens } = useQuery({ ...personalTokensQuery, ...asked });
  if (!isShown) return {};
  return {
    appearance: { text: themeWords[chosenTheme()] },
    twoStep: factor && (factor.active ? { kind: 'ok', text: copy.on } : { kind: 'todo', text: copy.toSetUp }),
    passkeys: passkeys && { text: copy.passkeys(passkeys.length) },
    devices: sessions && { text: copy.devices(sessions.length) },
    guests: people && { text: copy.people([...new Set(people.map(({ name }) => firstWord(name)))]) },
    contracts: agreed === undefined ? undefined : { text: String(agreed) },
    programs: tokens && { text: copy.programs(tokens.length) },
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
    cards: { text: card ? cardMark(card) : copy.noCard },
    autoPay: accounts && { text: copy.lines(count(accounts), accounts.length) },
    autoRecharge: prepaid && { text: copy.rechargeOn(count(prepaid), prepaid.length) },
  };
}

/** Of lines that are theirs: who uses somebody else's is not theirs to say. */
function lineStates(users: readonly LineUser[] | undefined, list: ServiceList | undefined): AccountStates {
  const own =
    list?.services.filter((line) => isMobile(line) && !isGuest(line)).map(({ number }) => number) ?? [];
  const unnamed = users?.filter(({ id, kind }) => own.includes(id) && kind === null).length ?? 0;
  return unnamed > 0 ? { users: { kind: 'todo', text: copy.unnamed(unnamed) } } : {};
}

function dataStates(requests: readonly DataRequest[] = []): AccountStates {
  const corrections = requests.filter((one) => one.kind === 'rectification' && isUnderWay(one)).length;
  const archive = requests.find(({ kind }) => kind === 'access');
  return {
    ...(corrections > 0 ? { correction: { text: copy.underWay(corrections) } } : {}),
    ...(archive && isUnderWay(archive) ? { copy: { text: copy.making } } : {}),
    ...(archive?.documentId ? { copy: { kind: 'ok', text: copy.ready } } : {}),
  };
}
