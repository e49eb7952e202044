// The bars of the days in the unit in which the largest of them is best read.
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { market } from '@portal/market/here';
import { quantity, quantityWords } from '../../lib/usage.ts';
import { DayBars } from '../../ui/chart/day-bars.tsx';
import { Legend } from '../../ui/chart/legend.tsx';
import { type DailyFacts, dayWords, unitOf } from './daily-facts.ts';
import { dailyCopy as copy } from './daily-usage.copy.ts';
import styles from './daily-usage.module.css';

export interface DaysChartProps {
  days: readonly DayUsage[];
  kind: RecordKind;
  facts: Pick<DailyFacts, 'pace' | 'coming'>;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const MB_PER_GB = 1024;
const figure = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 2, useGrouping: 'always' });

export function DaysChart({ days, kind, facts: { pace, coming }, chosen, onChoose }: DaysChartProps) {
  const unit = unitOf(days);
  const largest = Math.max(pace?.perDay ?? 0, ...days.map(({ used }) => used));
  const { unit: shown } = quantity(largest, unit);
  const share = shown === 'GB' ? MB_PER_GB : 1;
  const last = days.length - 1;
  const runsOut = pace?.kind === 'ends' ? (coming[pace.days] ?? null) : null;
  return (
    <figure className={styles.chart}>
      <figcaption className="sr-only">{copy.chart(copy.tabs[kind], shown)}</figcaption>
      <p className={styles.unit} aria-hidden="true">
        {largest === 0 ? copy.none : copy.perDay(shown)}
      </p>
      <DayBars
        label={copy.chart(copy.tabs[kind], shown)}
        bars={days.map(({ date, used }, place) => {
          const words = quantityWords(used, unit);
          const name = copy.dayIs(dayWords(date), words);
          return {
            id: date,
            value: used / share,
            words,
            name: place === last ? copy.soFar(name) : name,
            tick: place === last ? copy.today : String(Number(date.slice(8))),
          };
        })}
        selected={Math.max(
          0,
          days.findIndex(({ date }) => date === chosen),
        )}
        onSelect={(place) => {
          const day = days[place];
          if (day) onChoose(day.date);
        }}
        coming={coming.map((date) => String(Number(date.slice(8))))}
        pace={
          pace && pace.perDay > 0
            ? {
                value: pace.perDay / share,
                days: pace.days,
                words:
                  runsOut === null
                    ? ''
                    : copy.runsOut(
                        String(Number((coming[pace.days - 1] ?? days[last]?.date ?? '').slice(8))),
                      ),
              }
            : undefined
        }
        isWhole={unit !== 'MB' || shown === 'MB'}
        figure={(value) => figure.format(value)}
      />
      <Legend
        marks={[
          ['bar', copy.marks.bar],
          ...(pace && pace.perDay > 0
            ? ([
                ['pace', copy.marks.pace(quantityWords(pace.perDay, unit))],
                ...(pace.days > 0 ? [['ghost', copy.marks.ghost] as const] : []),
                ...(runsOut === null ? [] : [['nothingLeft', copy.marks.nothingLeft[kind]] as const]),
              ] as const)
            : []),
        ]}
      />
    </figure>
  );
}
