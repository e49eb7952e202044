// What every chart stands in: the words of its scale at the left, its plot beside them.
import type { ReactNode } from 'react';
import styles from './chart.module.css';

export interface Scale {
  /** Figures of the grid lines, zero among them. */
  lines: readonly number[];
  /** How far down a figure stands, in px. */
  yOf: (value: number) => number;
}

export interface ChartFrameProps extends Scale {
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
