// Questions that open to their answers; which of them are open outlives a search.
import print from '../../shared/page/page.module.css';
import { TextLink } from '../../ui/actions/link.tsx';
import { Accordion } from '../../ui/lists/accordion.tsx';
import type { Question } from './questions.ts';
import { invoiceDrawing as copy } from './support.copy.ts';
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
            <TextLink key={label} className={styles.answerLink} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}

// Where each field of an invoice stands; the numbers are those of the list below it.
const FIELDS: readonly { x: number; y: number; width: number; height: number; mark: [number, number] }[] = [
  { x: 24, y: 24, width: 116, height: 52, mark: [24, 24] },
  { x: 160, y: 24, width: 136, height: 24, mark: [160, 24] },
  { x: 160, y: 54, width: 136, height: 22, mark: [160, 54] },
  { x: 24, y: 90, width: 132, height: 44, mark: [24, 90] },
  { x: 164, y: 90, width: 132, height: 44, mark: [164, 90] },
  { x: 24, y: 148, width: 272, height: 84, mark: [24, 148] },
  { x: 164, y: 246, width: 132, height: 54, mark: [164, 246] },
];

/** Grey strokes in place of words: y, x from, x to. */
const LINES: readonly [number, number, number][] = [
  [42, 40, 128],
  [54, 40, 112],
  [66, 40, 120],
  [40, 176, 284],
  [66, 176, 288],
  [106, 40, 140],
  [118, 40, 112],
  [106, 180, 284],
  [118, 180, 256],
  [168, 40, 170],
  [168, 248, 284],
  [188, 40, 150],
  [188, 248, 284],
  [208, 40, 180],
  [208, 248, 284],
  [262, 180, 220],
  [262, 248, 284],
];

function InvoiceDrawing() {
  return (
    <svg className={styles.invoice} viewBox="0 0 320 320" role="img" aria-label={copy.label}>
      <rect className={styles.sheet} x="8" y="8" width="304" height="304" rx="12" />
      {LINES.map(([y, from, to]) => (
        <path key={`${y}-${from}`} className={styles.stroke} d={`M${from} ${y}H${to}`} />
      ))}
      <text className={styles.invoiceWord} x="180" y="290">
        {copy.total}
      </text>
      {FIELDS.map(({ x, y, width, height, mark: [cx, cy] }, index) => (
        <g key={`${x}-${y}`}>
          <rect className={styles.field} x={x} y={y} width={width} height={height} rx="6" />
          <circle className={styles.mark} cx={cx} cy={cy} r="9" />
          <text className={styles.markNumber} x={cx} y={cy + 4}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
