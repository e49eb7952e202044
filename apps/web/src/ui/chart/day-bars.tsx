// Bars of days, one of which is chosen: by touch in its whole column, by arrows, Home and End.
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chart.module.css';
import { ChartFrame, GridLines, gridLines, writtenPlaces } from './chart-frame.tsx';

interface DayBar {
  id: string;
  value: number;
  /** `sábado 14: 1,1 GB`. */
  name: string;
  /** Under the axis: `14`, `hoy`. */
  tick: string;
  /** Over the bar while it is chosen: `1,1 GB`. */
  words: string;
}

export interface DayBarsProps {
  /** What the bars show, and that arrows move: for readers. */
  label: string;
  bars: readonly DayBar[];
  /** The place of the chosen bar. */
  selected: number;
  onSelect: (place: number) => void;
  /** Days to come, after the bars; their ticks. */
  coming: readonly string[];
  /** A quantity a day, drawn dotted and through so many days to come; after them nothing is left. */
  pace?: { value: number; days: number; words: string } | undefined;
  /** Figures without parts: whole grid lines. */
  isWhole: boolean;
  /** Of a grid line. */
  figure: (value: number) => string;
}

const TOP = 28;
const ROOM = 180;
const GROUND = TOP + ROOM;
const HEIGHT = 234;
/** Two figures of the axis need three columns of a phone. */
const APART = 3;

export function DayBars(props: DayBarsProps) {
  const { label, bars, selected, onSelect, coming, pace, isWhole, figure } = props;
  const options = useRef<HTMLDivElement>(null);
  const count = bars.length + coming.length;
  const largest = Math.max(pace?.value ?? 0, ...bars.map(({ value }) => value));
  const lines = gridLines(largest, isWhole ? 1 : 0);
  const top = lines.at(-1) ?? 1;
  const width = 100 / count;
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(1, (ROOM * value) / top));
  const yOf = (value: number) => GROUND - heightOf(value);
  const scale = { lines, yOf };
  const middleOf = (place: number) => `${(place + 0.5) * width}%`;
  const bar = { width: `${width * 0.6}%`, rx: 2 };
  const leftOf = (place: number) => `${(place + 0.2) * width}%`;
  const today = bars.length - 1;
  const chosen = bars[selected];
  const quarters = [0.25, 0.5, 0.75].map((share) => Math.round(count * share));
  const ticks = [...bars.map(({ tick }) => tick), ...coming];
  const paceEnds = pace && bars.length + pace.days;

  const go = (event: KeyboardEvent) => {
    const next = targetOf(event.key, selected, today);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    const option = options.current?.children[next];
    if (option instanceof HTMLElement) option.focus();
  };

  return (
    <ChartFrame {...scale} height={HEIGHT} words={figure}>
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        {paceEnds !== undefined && paceEnds < count && (
          <rect
            className={styles.nothingLeft}
            x={`${paceEnds * width}%`}
            y={TOP}
            width={`${(count - paceEnds) * width}%`}
            height={ROOM}
          />
        )}
        <GridLines {...scale} />
        {bars.map(({ id, value }, place) => (
          <rect
            key={id}
            {...bar}
            className={classNames(styles.bar, place === selected && styles.chosen)}
            x={leftOf(place)}
            y={yOf(value)}
            height={heightOf(value)}
          />
        ))}
        {pace &&
          coming
            .slice(0, pace.days)
            .map((tick, place) => (
              <rect
                key={tick}
                {...bar}
                className={styles.ghost}
                x={leftOf(bars.length + place)}
                y={yOf(pace.value)}
                height={heightOf(pace.value)}
              />
            ))}
        {pace && paceEnds !== undefined && (
          <Pace words={pace.words} at={yOf(pace.value)} until={paceEnds * width} isEnd={paceEnds < count} />
        )}
        {chosen && (
          <text
            className={styles.chosenWords}
            x={middleOf(selected)}
            y={yOf(chosen.value) - 8}
            textAnchor={anchorOf(selected, count)}
          >
            {chosen.words}
          </text>
        )}
        {writtenPlaces([selected, today, 0, count - 1, ...quarters], APART).map((place) => (
          <text
            key={place}
            className={classNames((place === selected || place === today) && styles.onAxis)}
            x={middleOf(place)}
            y={GROUND + 20}
            textAnchor="middle"
          >
            {ticks[place]}
          </text>
        ))}
      </svg>
      <div
        ref={options}
        className={styles.options}
        style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}
        role="listbox"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={go}
      >
        {bars.map(({ id, name }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears its keys
          <div
            key={id}
            role="option"
            aria-label={name}
            aria-selected={place === selected}
            tabIndex={place === selected ? 0 : -1}
            onClick={() => onSelect(place)}
          />
        ))}
      </div>
    </ChartFrame>
  );
}

interface PaceProps {
  words: string;
  at: number;
  /** Across, in percent. */
  until: number;
  isEnd: boolean;
}

function Pace({ words, at, until, isEnd }: PaceProps) {
  return (
    <>
      <line className={styles.pace} x1="0.5%" x2={`${until}%`} y1={at} y2={at} />
      {isEnd && (
        <>
          <circle className={styles.end} cx={`${until}%`} cy={at} r="5" />
          <text
            className={styles.endWords}
            x={`${until}%`}
            dx={until > 80 ? 0 : 12}
            y={until > 80 ? at - 14 : at + 5}
            textAnchor={until > 80 ? 'end' : 'start'}
          >
            {words}
          </text>
        </>
      )}
    </>
  );
}

function targetOf(key: string, place: number, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, place - 1);
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, place + 1);
  return undefined;
}

/** Words over a bar at an edge stay on the page. */
function anchorOf(place: number, count: number): 'start' | 'middle' | 'end' {
  if (place < count * 0.08) return 'start';
  return place > count * 0.92 ? 'end' : 'middle';
}

// What each mark of a chart means; readers have the table.
const MARKS = { bar: '', pace: styles.ofPace, ghost: styles.ofGhost, nothingLeft: styles.ofNothingLeft };

export function Legend({ marks }: { marks: readonly (readonly [keyof typeof MARKS, string])[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {marks.map(([mark, words]) => (
        <li key={mark}>
          <i className={MARKS[mark]} />
          {words}
        </li>
      ))}
    </ul>
  );
}
