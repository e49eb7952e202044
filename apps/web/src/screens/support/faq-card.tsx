// The frequent questions, with a search over all that have an answer; the one that a search leaves is open.
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { helpPhones } from '../../shared/line/phone-rows.tsx';
import print from '../../shared/page/print.module.css';
import { usePlanChangeAddress } from '../../shared/plan-change/plan-change-address.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Accordion } from '../../ui/lists/accordion.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { findQuestions } from './faq.ts';
import { FaqAnswer } from './faq-answer.tsx';
import { allQuestions } from './questions.ts';
import { supportCopy } from './support.copy.ts';
import styles from './support.module.css';

const { faq: copy } = supportCopy;

export function FaqCard() {
  const { hash } = useLocation();
  const isAvailable = useAvailability();
  const [search, setSearch] = useState('');
  // `/support/#password` opens its question.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([hash.slice(1)]));
  const isSearch = search.trim() !== '';
  const questions = allQuestions(isAvailable, usePlanChangeAddress());
  // An address may open a question that is not among the frequent ones.
  const shown = questions.filter(({ id, isFrequent }) => isSearch || isFrequent || id === hash.slice(1));
  const found = findQuestions(shown, search);

  function toggle(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }

  return (
    <Card title={copy.title} detail={isSearch ? copy.count(found.length) : copy.more}>
      <TextField
        className={print.unprinted}
        type="search"
        label={copy.search}
        endIcon={Search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        maxLength={100}
        autoComplete="off"
      />
      <p className="sr-only" role="status">
        {isSearch && copy.count(found.length)}
      </p>
      {found.length > 0 ? (
        <div className={styles.questions}>
          <Accordion
            items={found.map((question) => ({
              id: question.id,
              title: question.question,
              content: <FaqAnswer question={question} />,
            }))}
            isOpen={(id) => open.has(id) || (isSearch && found.length === 1)}
            onToggle={toggle}
          />
        </div>
      ) : (
        <Empty
          drawing={<NothingFound />}
          title={copy.none.title}
          text={copy.none.text(helpPhones().join(' o '))}
          action={
            <Button size="sm" onClick={() => setSearch('')}>
              {copy.none.all}
            </Button>
          }
        />
      )}
    </Card>
  );
}
