// Questions that open to their answers; which of them are open outlives a search.
import { Accordion } from '../../ui/lists/accordion.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import type { Question } from './questions.ts';
import styles from './support.module.css';

export interface QuestionListProps {
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
}

export function QuestionList(props: QuestionListProps & { questions: readonly Question[] }) {
  const { questions, ...opening } = props;
  return (
    <div className={styles.questions}>
      <Accordion
        items={questions.map((question) => ({
          id: question.id,
          title: question.question,
          content: <FaqAnswer question={question} />,
        }))}
        {...opening}
      />
    </div>
  );
}
