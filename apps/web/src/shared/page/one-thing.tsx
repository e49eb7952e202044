// What a page about one thing shows of it: it waits, fails and is tried again, or says that there is none.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { NothingCard } from './nothing-card.tsx';
import { QueryCard } from './query-card.tsx';

export interface OneThingProps<Thing> {
  query: UseQueryResult<unknown>;
  /** Null: there is none. Undefined: nobody has said yet. */
  thing: Thing | null | undefined;
  words: {
    /** `No pudimos cargar tu reclamo`. */
    failed: string;
    /** For readers: `Cargando tu reclamo`. */
    waiting: string;
    notFound: { title: string; text: string; act: string };
  };
  /** Where one looks on when there is none. */
  otherwise: string;
  children: (thing: Thing) => ReactNode;
}

export function OneThing<Thing>({ query, thing, words, otherwise, children }: OneThingProps<Thing>) {
  if (thing) return children(thing);
  if (thing === null) return <NothingCard {...words.notFound} href={otherwise} />;
  return (
    <QueryCard
      query={query}
      failed={words.failed}
      waiting={words.waiting}
      skeleton={<SkeletonRows count={5} />}
      isUntimed
    >
      {() => null}
    </QueryCard>
  );
}
