// A query of Prometheus, read by Prometheus' own grammar: which metrics and labels it names.
import { parser } from '@prometheus-io/lezer-promql';

export interface Query {
  /** Each selector: a metric, and the labels that it filters by. */
  selectors: { metric: string; labels: string[] }[];
  /** Of `by` and `without`. */
  groupings: string[];
  /** What is no query at all. */
  errors: string[];
}

export function readQuery(text: string): Query {
  const query: Query = { selectors: [], groupings: [], errors: [] };
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      const said = text.slice(from, to);
      if (type.isError) query.errors.push(`at ${from}: ${text.slice(from, from + 20)}`);
      if (name === 'VectorSelector')
        query.selectors.push({ metric: text.slice(from, node.firstChild?.to ?? from), labels: [] });
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') query.groupings.push(said);
      else if (name === 'LabelName') query.selectors.at(-1)?.labels.push(said);
    },
  });
  return query;
}
