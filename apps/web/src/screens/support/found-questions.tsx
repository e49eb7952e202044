// What a search finds among all questions that have an answer, or the one that an address asks for; one that is left is
// open.
import { questions as words } from '@portal/help/questions';
import { helpPhones } from '../../shared/line/help-phones.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { findQuestions } from './faq.ts';
import { QuestionList, type QuestionListProps } from './question-list.tsx';
import { useQuestions } from './questions.ts';
import { supportCopy } from './support.copy.ts';

const { faq: copy } = supportCopy;

export interface FoundQuestionsProps extends QuestionListProps {
  search: string;
  /** Of a question, or of nothing. */
  addressed: string;
  onAll: () => void;
}

export function FoundQuestions({ search, addressed, onAll, isOpen, onToggle }: FoundQuestionsProps) {
  const questions = useQuestions(words);
  const isSearch = search.trim() !== '';
  const shown = questions.filter(({ id }) => isSearch || id === addressed);
  const found = findQuestions(shown, search);
  return (
    <>
      {isSearch && (
        <p className={found.length === 0 ? 'sr-only' : 'small muted'} role="status">
          {copy.count(found.length)}
        </p>
      )}
      {found.length > 0 ? (
        <QuestionList
          questions={found}
          isOpen={(id) => isOpen(id) || (isSearch && found.length === 1)}
          onToggle={onToggle}
        />
      ) : (
        <Empty
          drawing={<NothingFound />}
          title={copy.none.title}
          text={copy.none.text(helpPhones().join(' o '))}
          action={
            <Button size="sm" onClick={onAll}>
              {copy.none.all}
            </Button>
          }
        />
      )}
    </>
  );
}
