// What a page about one thing shows of it: it waits, fails and is tried again, or says that there is none.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { sectionCopy } from './query-card.copy.ts';

export interface OneThingProps<Thing> {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
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
  if (thing === null)
    return (
      <Card>
        <Empty
          level={2}
          drawing={<NothingFound />}
          title={words.notFound.title}
          text={words.notFound.text}
          action={<ButtonLink href={otherwise}>{words.notFound.act}</ButtonLink>}
        />
      </Card>
    );
  return (
    <Card busy={!query.isError}>
      {query.isError ? (
        <SectionError
          level={2}
          title={words.failed}
          text={sectionCopy.tryAgain}
          retryLabel={sectionCopy.retry}
          busy={query.isFetching}
          onRetry={query.refetch}
        />
      ) : (
        <SkeletonGroup label={words.waiting}>
          <SkeletonRows count={5} />
        </SkeletonGroup>
      )}
    </Card>
  );
}
