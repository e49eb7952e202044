// What a page shows where there is nothing, with a way on.
import type { ReactNode } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { ButtonLink, type ButtonLinkProps } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { noMobileLinesCopy as copy } from './page.copy.ts';
import styles from './page.module.css';

interface NothingCardProps extends Pick<ButtonLinkProps, 'href' | 'kind' | 'size'> {
  title: string;
  text: string;
  act: string;
  drawing?: ReactNode;
}

export function NothingCard({ title, text, act, drawing = <NothingFound />, ...link }: NothingCardProps) {
  return (
    <Card className={styles.card}>
      <Empty
        level={2}
        drawing={drawing}
        title={title}
        text={text}
        action={<ButtonLink {...link}>{act}</ButtonLink>}
      />
    </Card>
  );
}

/** A page of mobile lines, for whoever has none: why it is empty, and the way to what they have. */
export function NoMobileLines({ why }: { why: string }) {
  return (
    <NothingCard
      drawing={<NoLines />}
      title={copy.title}
      text={why}
      act={copy.toServices}
      href={paths.myServices()}
      size="sm"
    />
  );
}
