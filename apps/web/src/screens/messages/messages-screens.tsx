// «Mensajes»: what the customer has written to people, the one written in last first; and a new one.
import type { Talk } from '@portal/contract/help/talks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { markTalkRead, openTalk, talksQuery, withTalk, writeInTalk } from '../../api/talks.ts';
import { formatDateTime, momentWords } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate, usePathWord } from '../../lib/place/router.tsx';
import { Notes, WriteNote } from '../../shared/notes/notes.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { OneThing } from '../../shared/page/one-thing.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { messagesCopy as copy, messageCopy } from './messages.copy.ts';
import styles from './messages.module.css';

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

/** Somebody may answer while one looks. */
const EVERY_MS = 10_000;

/** What one talk with a person says, and where one writes on. */
export function MessageScreen() {
  const talkId = usePathWord('talkId') ?? '';
  const query = useQuery({ ...talksQuery, refetchInterval: EVERY_MS });
  const talk = query.data && (query.data.find(({ id }) => id === talkId) ?? null);
  return (
    <div className={styles.page}>
      <PageHead
        title={messageCopy.title}
        lead={talkId}
        back={{ href: paths.messages(), label: messageCopy.back }}
      />
      <OneThing query={query} thing={talk} words={messageCopy} otherwise={paths.messages()}>
        {(found) => <Whole talk={found} />}
      </OneThing>
    </div>
  );
}

function Whole({ talk }: { talk: Talk }) {
  const client = useQueryClient();
  const { id, status, expectedResolutionDate: until } = talk;

  async function keep(changed: Talk) {
    // What was asked before it was written does not know of it.
    await client.cancelQueries(talksQuery);
    client.setQueryData(talksQuery.queryKey, (talks) => withTalk(talks, changed));
  }

  useEffect(() => {
    if (status !== 'answered') return;
    // What could not be marked stays new, and is marked when it is seen again.
    void markTalkRead(id).then(({ data }) => {
      if (data) client.setQueryData(talksQuery.queryKey, (talks) => withTalk(talks, data));
    });
  }, [client, id, status]);

  return (
    <Card title={messageCopy.messages}>
      <Notes notes={talk.note} />
      {status === 'waiting' && (
        <div className={styles.waiting}>
          <Notice kind="info">
            {until ? messageCopy.expected(momentWords(until)) : messageCopy.expectedSoon}
          </Notice>
        </div>
      )}
      <div className={styles.writing}>
        <WriteNote hint={copy.hint} send={(text, key) => writeInTalk(id, text, key)} onSent={keep} />
      </div>
    </Card>
  );
}
