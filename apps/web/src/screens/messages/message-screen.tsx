// What one talk with a person says, and where one writes on.
import type { Talk } from '@portal/contract/help/talks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { markTalkRead, talksQuery, withTalk, writeInTalk } from '../../api/talks.ts';
import { momentWords } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { Notes, WriteNote } from '../../shared/notes/notes.tsx';
import { OneThing } from '../../shared/page/one-thing.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { messageCopy as copy, messagesCopy } from './messages.copy.ts';
import styles from './messages.module.css';

/** Somebody may answer while one looks. */
const EVERY_MS = 10_000;

export function MessageScreen() {
  const { talkId = '' } = useParams();
  const query = useQuery({ ...talksQuery, refetchInterval: EVERY_MS });
  const talk = query.data && (query.data.find(({ id }) => id === talkId) ?? null);
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={talkId} back={{ href: paths.messages(), label: copy.back }} />
      <OneThing query={query} thing={talk} words={copy} otherwise={paths.messages()}>
        {(found) => <Whole talk={found} />}
      </OneThing>
    </div>
  );
}

function Whole({ talk }: { talk: Talk }) {
  const client = useQueryClient();
  const { id, status, expectedResolutionDate: until } = talk;
  const keep = (changed: Talk) =>
    client.setQueryData(talksQuery.queryKey, (talks) => withTalk(talks, changed));

  useEffect(() => {
    if (status !== 'answered') return;
    // What could not be marked stays new, and is marked when it is seen again.
    void markTalkRead(id).then(({ data }) => {
      if (data) client.setQueryData(talksQuery.queryKey, (talks) => withTalk(talks, data));
    });
  }, [client, id, status]);

  return (
    <Card title={copy.messages}>
      <Notes notes={talk.note} />
      {status === 'waiting' && (
        <div className={styles.waiting}>
          <Notice kind="info">{until ? copy.expected(momentWords(until)) : copy.expectedSoon}</Notice>
        </div>
      )}
      <div className={styles.writing}>
        <WriteNote hint={messagesCopy.hint} send={(text, key) => writeInTalk(id, text, key)} onSent={keep} />
      </div>
    </Card>
  );
}
