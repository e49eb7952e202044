// «Quién usa cada línea»: of every mobile line who has it in hand; said and asked on its own page.
import { useQuery } from '@tanstack/react-query';
import { lineUsersQuery } from '../../api/lines/line-users.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { withLine } from '../../lib/place/paths.ts';
import { detailPath, shownNumber } from '../../shared/line/line-facts.ts';
import { recordsWords, userWords } from '../../shared/line-user/line-user-words.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { lineUsersCopy as copy } from './people.copy.ts';

/** @param lines mobile ones that the customer holds or manages */
export function LineUsersCard({ lines }: { lines: readonly Service[] }) {
  return (
    <QueryCard
      query={useQuery(lineUsersQuery)}
      title={copy.title}
      detail={copy.detail}
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows count={lines.length} />}
    >
      {(users) => (
        <ListRows>
          {lines.map((line) => {
            const user = users.find(({ id }) => id === line.number);
            if (!user) return null;
            const words = [userWords(user, line.role === 'holder'), ...recordsWords(user)];
            return (
              <ListRow
                key={line.number}
                title={`${line.name} · ${shownNumber(line)}`}
                detail={words.join(' ')}
                href={withLine(detailPath(line.kind), line.number)}
              />
            );
          })}
        </ListRows>
      )}
    </QueryCard>
  );
}
