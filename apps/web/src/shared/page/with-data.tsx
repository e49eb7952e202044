// What lays out its answer itself; until there is one, a card waits for it, fails and is tried again.
import { QueryCard, type QueryCardProps } from './query-card.tsx';

export function WithData<Data>({ children, ...card }: QueryCardProps<Data>) {
  const { data } = card.query;
  return data === undefined ? <QueryCard {...card}>{() => null}</QueryCard> : children(data);
}
