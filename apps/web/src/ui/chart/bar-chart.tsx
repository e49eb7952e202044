// Bars of one kind, the current one in ink; across in percent and down in px, so that they stretch and words do not.
import { classNames } from '../class-names.ts';
import styles from './chart.module.css';
import { ChartFrame, GridLines, gridLines } from './chart-frame.tsx';

export interface Bar {
  id: string;
  /** Under it, in a few letters. */
  label: string;
  value: number;
  isCurrent?: boolean;
}

export interface BarChartProps {
  bars: readonly Bar[];
  /** What the bars say, in a sentence. */
  summary: string;
  /** Of a line of the scale. */
  tick: (value: number) => string;
  /** Above the current bar. */
  figure: (value: number) => string;
}

const TOP = 28;
const ZERO = 160;
const HEIGHT = 184;
/** Fewer than this many stay as narrow as if there were more. */
const FEWEST = 6;
/** Above it every other label gives way where there is little room. */
const CLOSE = 6;
const SHARE = 0.62;

export function BarChart({ bars, summary, tick, figure }: BarChartProps) {
  const lines = gridLines(Math.max(0, ...bars.map(({ value }) => value)));
  const top = lines.at(-1) ?? 1;
  const heightOf = (value: number) => ((ZERO - TOP) * Math.max(0, value)) / top;
  const yOf = (value: number) => ZERO - heightOf(value);
  const scale = { lines, yOf };
  const slot = 100 / Math.max(bars.length, FEWEST);
  return (
    <div className={styles.frame}>
      <ChartFrame {...scale} height={HEIGHT} words={tick}>
        <svg width="100%" height={HEIGHT} role="img" aria-label={summary}>
          <GridLines {...scale} />
          {bars.map(({ id, label, value, isCurrent = false }, index) => (
            <g key={id}>
              <rect
                className={isCurrent ? styles.chosen : styles.rest}
                x={`${slot * (index + (1 - SHARE) / 2)}%`}
                y={yOf(value)}
                width={`${slot * SHARE}%`}
                height={heightOf(value)}
                rx="3"
              />
              <text
                className={classNames(
                  isCurrent && styles.onAxis,
                  bars.length > CLOSE && (bars.length - index) % 2 === 0 && styles.spare,
                )}
                x={`${slot * (index + 0.5)}%`}
                y={HEIGHT - 6}
                textAnchor="middle"
              >
                {label}
              </text>
              {isCurrent && (
                <text
                  className={styles.chosenWords}
                  x={`${slot * (index + (1 + SHARE) / 2)}%`}
                  y={yOf(value) - 8}
                  textAnchor="end"
                >
                  {figure(value)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </ChartFrame>
    </div>
  );
}
