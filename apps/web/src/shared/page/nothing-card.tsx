// In the place of what a page is about: there is none, and where one looks on.
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import styles from './nothing-card.module.css';

export interface NothingCardProps extends Pick<ButtonLinkProps, 'href' | 'kind' | 'size'> {
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
