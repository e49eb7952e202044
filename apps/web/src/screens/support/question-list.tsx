// Questions that open to their answers; which of them are open outlives a search.

import print from '../../shared/page/print.module.css';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Accordion } from '../../ui/lists/accordion.tsx';
import type { Question } from './questions.ts';
import { InvoiceDrawing } from './repairs/invoice-drawing.tsx';
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

// One answer: its sentences, its list, and the ways on.
function FaqAnswer({ question }: { question: Question }) {
  const { id, paragraphs, list, links } = question;
  const isNumbered = id === 'invoiceFields';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <div className={styles.answer}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isNumbered && <InvoiceDrawing />}
      {list && (
        <List className={isNumbered ? styles.numbered : styles.bullets}>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </List>
      )}
      {links.length > 0 && (
        <p className={print.unprinted}>
          {links.map(({ label, href }) => (
            <TextLink key={href} className={styles.answerLink} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}
