// The frequent questions, with a search over all that have an answer. The others, and what searches, come when somebody
// looks for something.
import { frequentQuestions } from '@portal/help/frequent-questions.copy';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from '../../lib/place/router.tsx';
import { SectionCode } from '../../shared/code/section-code.tsx';
import print from '../../shared/page/print.module.css';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { QuestionList, type QuestionListProps } from './question-list.tsx';
import { useQuestions } from './questions.ts';
import { supportCopy } from './support.copy.ts';
import styles from './support.module.css';

const { faq: copy } = supportCopy;

const foundQuestions = lazyCode(() => import('./found-questions.tsx').then((code) => code.FoundQuestions));

export function FaqCard() {
  const addressed = useLocation().hash.slice(1);
  const [search, setSearch] = useState('');
  // `/support/#password` opens its question.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([addressed]));
  const isAmongAll =
    search.trim() !== '' || (addressed !== '' && !Object.hasOwn(frequentQuestions, addressed));

  function toggle(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }

  const list = { isOpen: (id: string) => open.has(id), onToggle: toggle };
  return (
    <Card title={copy.title} detail={copy.more}>
      <TextField
        className={print.unprinted}
        type="search"
        label={copy.search}
        endIcon={Search}
        value={search}
        onFocus={() => foundQuestions.start()}
        onChange={({ target }) => setSearch(target.value)}
        maxLength={100}
        autoComplete="off"
      />
      <div className={styles.belowSearch}>
        {isAmongAll ? (
          // The frequent ones stay until the code is here.
          <SectionCode
            code={foundQuestions}
            props={{ ...list, search, addressed, onAll: () => setSearch('') }}
            waiting={<Frequent {...list} />}
            isInCard
          />
        ) : (
          <Frequent {...list} />
        )}
      </div>
    </Card>
  );
}

function Frequent(list: QuestionListProps) {
  return <QuestionList {...list} questions={useQuestions(frequentQuestions)} />;
}
