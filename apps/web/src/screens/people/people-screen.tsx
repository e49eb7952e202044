// 'Personas': who else has a role in the lines that the customer holds, and inviting one more.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { peopleQuery } from '../../api/person/people.ts';
import { HolderCard } from '../../shared/holder/holder-card.tsx';
import { inDisplayOrder, isMobile } from '../../shared/line/line-facts.ts';
import { isGuest } from '../../shared/line/line-roles.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { Card } from '../../ui/card.tsx';
import { InviteForm } from './invite-form.tsx';
import { LineUsersCard } from './line-users-card.tsx';
import { peopleCopy as copy, inviteCopy } from './people.copy.ts';
import { PeopleCard } from './people-card.tsx';
import { RequestsCard } from './requests-card.tsx';

export function PeopleScreen() {
  const client = useQueryClient();
  const { data: list } = useQuery(serviceListQuery);
  const held = inDisplayOrder(list?.services ?? []).filter(({ role }) => role === 'holder');
  const used = inDisplayOrder(list?.services ?? []).filter((line) => isMobile(line) && !isGuest(line));
  const changed = () => client.invalidateQueries(peopleQuery);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <RequestsCard />
        {list && held.length === 0 ? (
          <HolderCard lead={copy.onlyHolder} />
        ) : (
          <>
            <PeopleCard lines={held} onChanged={changed} />
            <Card title={inviteCopy.title} detail={inviteCopy.detail} busy={!list}>
              <InviteForm key={held.length} lines={held} onInvited={changed} />
            </Card>
          </>
        )}
        {used.length > 0 && <LineUsersCard lines={used} />}
      </Columns>
    </>
  );
}
