// 'Quién tiene acceso a tus líneas': who else has a role in the lines that the customer holds, and inviting one more.
import { roleWords } from '@portal/help/roles.copy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, UserPlus, UserRound } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { endRole, type Person, peopleQuery } from '../../api/person/people.ts';
import { formatDate } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { HolderCard } from '../../shared/holder/holder-card.tsx';
import { inDisplayOrder, shownNumber } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { InviteForm, PersonDialog } from './invite-form.tsx';
import { peopleCopy as copy, inviteCopy } from './people.copy.ts';

export function PeopleScreen() {
  const client = useQueryClient();
  const [isInviting, setIsInviting] = useState(false);
  const { data: list } = useQuery(serviceListQuery);
  const held = inDisplayOrder(list?.services ?? []).filter((service) => isOpen(service, 'hold'));
  const changed = () => client.invalidateQueries(peopleQuery);
  return (
    <AccountPage title={accountCopy.guests} lead={copy.lead}>
      {list && held.length === 0 ? (
        <HolderCard lead={copy.onlyHolder} />
      ) : (
        <>
          <PeopleCard lines={held} onChanged={changed} />
          {isInviting ? (
            <Card title={inviteCopy.title} detail={inviteCopy.detail} busy={!list}>
              <InviteForm key={held.length} lines={held} onInvited={changed} />
            </Card>
          ) : (
            <div>
              <Button icon={UserPlus} onClick={() => setIsInviting(true)}>
                {inviteCopy.title}
              </Button>
            </div>
          )}
        </>
      )}
    </AccountPage>
  );
}

// Everybody with a role, and who is invited: what they may do in which lines, changed or taken back here.
interface PeopleCardProps {
  /** Those that the customer holds. */
  lines: readonly Service[];
  onChanged: () => void;
}

function PeopleCard({ lines, onChanged }: PeopleCardProps) {
  const query = useQuery(peopleQuery);
  const showToast = useToast();
  const [chosen, setChosen] = useState<Person | null>(null);
  const [ending, setEnding] = useState<string | null>(null);

  const numbersOf = ({ numbers }: Person): string[] =>
    lines.filter(({ number }) => numbers.includes(number)).map(shownNumber);

  async function withdraw({ id }: Person) {
    if (ending) return;
    setEnding(id);
    const error = await endRole(id);
    setEnding(null);
    if (!error) {
      showToast({ kind: 'success', text: copy.withdrawn });
      onChanged();
    } else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: copy.again });
  }

  return (
    <>
      <QueryCard
        query={query}
        isUntimed
        title={copy.list}
        detail={copy.listDetail}
        waiting={copy.waiting}
        failed={copy.failed}
        skeleton={<SkeletonRows count={2} />}
      >
        {(people) =>
          people.length === 0 ? (
            <p className="muted">{copy.none}</p>
          ) : (
            <ListRows>
              {people.map((person) => (
                <ListRow
                  key={person.id}
                  icon={person.isInvited ? Mail : UserRound}
                  title={person.name}
                  detail={linesOf(person).map((line, place) => (
                    <Fragment key={line}>
                      {place > 0 && <br />}
                      {inOnePiece(line)}
                    </Fragment>
                  ))}
                  action={actionOf(person)}
                />
              ))}
            </ListRows>
          )
        }
      </QueryCard>
      {chosen && (
        <PersonDialog
          key={chosen.id}
          person={chosen}
          onClose={() => setChosen(null)}
          onChanged={() => {
            setChosen(null);
            onChanged();
          }}
        />
      )}
    </>
  );

  function linesOf(person: Person): string[] {
    const { role, name, loginName, isInvited, until } = person;
    const who =
      isInvited && until ? copy.invitedUntil(formatDate(until)) : loginName === name ? '' : loginName;
    return [roleWords[role].name, numbersOf(person).join(', '), who].filter(Boolean);
  }

  /** A holder is one by their document: nobody takes that from them here. */
  function actionOf(person: Person) {
    if (person.role === 'holder') return null;
    return person.isInvited ? (
      <Button
        size="sm"
        busy={ending === person.id}
        aria-label={copy.withdrawOf(person.name)}
        onClick={() => withdraw(person)}
      >
        {copy.withdraw}
      </Button>
    ) : (
      <Button size="sm" aria-label={copy.changeOf(person.name)} onClick={() => setChosen(person)}>
        {copy.change}
      </Button>
    );
  }
}
