// «Mensajes»: what the customer has written to people, the one written in last first; and a new one.
import type { Talk } from '@portal/contract/help/talks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { openTalk, talksQuery, withTalk } from '../../api/talks.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { WriteNote } from '../../shared/notes/notes.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { messagesCopy as copy } from './messages.copy.ts';

export function MessagesScreen() {
  const query = useQuery(talksQuery);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ href: paths.support(), label: copy.back }} />
      <Columns rest={<NewTalk />}>
        <QueryCard
          query={query}
          title={copy.list}
          failed={copy.failed}
          waiting={copy.waiting}
          skeleton={<SkeletonRows count={3} />}
        >
          {(talks) =>
            talks.length === 0 ? (
              <Empty drawing={<NothingFound />} title={copy.none.title} text={copy.none.text} />
            ) : (
              <Rows talks={talks} />
            )
          }
        </QueryCard>
      </Columns>
    </>
  );
}

function NewTalk() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Card title={copy.write}>
      <WriteNote
        label={copy.question}
        hint={copy.hint}
        start={state?.about ?? ''}
        send={openTalk}
        onSent={(opened) => {
          client.setQueryData(talksQuery.queryKey, (talks) => withTalk(talks, opened));
          navigate(paths.message(opened.id));
        }}
      />
    </Card>
  );
}

function Rows({ talks }: { talks: readonly Talk[] }) {
  return (
    <ListRows>
      {talks.map((talk) => (
        <ListRow
          key={talk.id}
          icon={MessagesSquare}
          title={subjectOf(talk)}
          detail={`${copy.states[talk.status]} · ${formatDateTime(talk.lastUpdate)}`}
          detailKind={talk.status === 'answered' ? 'success' : 'quiet'}
          href={paths.message(talk.id)}
        />
      ))}
    </ListRows>
  );
}

/** A line of a list, on a phone, too. */
const longestSubject = 80;

/** What the customer asked last before somebody answered. */
function subjectOf({ id, note }: Talk): string {
  const answer = note.findIndex(({ author }) => author === 'operator');
  const before = answer === -1 ? note : note.slice(0, answer);
  const asked = before.findLast(({ author }) => author === 'customer')?.text ?? id;
  return asked.length > longestSubject ? `${asked.slice(0, longestSubject).trimEnd()}…` : asked;
}
