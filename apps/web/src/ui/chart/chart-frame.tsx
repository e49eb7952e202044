// What every chart stands in: the words of its scale at the left, its plot beside them.
import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface Scale {
  /** Figures of the grid lines, zero among them. */
  lines: readonly number[];
  /** How far down a figure stands, in px. */
  yOf: (value: number) => number;
}

interface ChartFrameProps extends Scale {
  height: number;
  /** Of a grid line. */
  words: (value: number) => string;
  children: ReactNode;
}

export function ChartFrame({ lines, yOf, height, words, children }: ChartFrameProps) {
  return (
    <div className={styles.chart}>
      <div className={styles.figures} style={{ height }} aria-hidden="true">
        {lines.map((value) => (
          <span key={value} style={{ top: yOf(value) }}>
            {words(value)}
          </span>
        ))}
      </div>
      <div className={styles.plot} style={{ height }}>
        {children}
      </div>
    </div>
  );
}

/** Across the plot, inside its drawing. */
export function GridLines({ lines, yOf }: Scale) {
  return lines.map((value) => (
    <line
      key={value}
      className={value === 0 ? styles.zero : styles.line}
      x1="0"
      x2="100%"
      y1={yOf(value)}
      y2={yOf(value)}
    />
  ));
}

/** The axis of a chart: from zero, three round steps that hold the largest figure. */
const ROUND = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const STEPS = 3;

/**
 * @param largest of the figures
 * @param leastStep a figure that has no parts takes whole steps
 * @returns where the grid lines stand, from zero upwards
 */
export function gridLines(largest: number, leastStep = 0): number[] {
  const wanted = Math.max(largest / STEPS, leastStep, Number.MIN_VALUE);
  const power = largest > 0 ? 10 ** Math.floor(Math.log10(wanted)) : leastStep || 1;
  const factor = ROUND.find((each) => each * power >= wanted * (1 - 1e-9)) ?? 10;
  return [0, 1, 2, STEPS].map((count) => Number((count * factor * power).toPrecision(6)));
}

/**
 * Which of the places are written under the axis: the wished ones in their order, none too near to one before it.
 * @param apart in places
 */
export function writtenPlaces(wished: readonly number[], apart: number): number[] {
  const taken: number[] = [];
  for (const place of wished) if (taken.every((other) => Math.abs(other - place) >= apart)) taken.push(place);
  return taken;
}
