// The frame of a step: head, dots, the form in its card, and what helps beside it.
import type { ReactNode } from 'react';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead, type PageHeadProps } from '../../shared/page/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { ProgressDots, type ProgressDotsProps } from './progress-dots.tsx';

export interface HelpRow {
  icon: IconGlyph;
  words: readonly [title: string, detail: string];
}

export interface StepFrameProps extends Pick<PageHeadProps, 'title' | 'lead'>, ProgressDotsProps {
  help: { title: string; rows: readonly HelpRow[] };
  children: ReactNode;
}

export function StepFrame({ title, lead, step, of, help, children }: StepFrameProps) {
  return (
    <>
      <PageHead title={title} lead={lead} aside={<ProgressDots step={step} of={of} />} />
      <Columns
        rest={
          <Card title={help.title}>
            <ListRows>
              {help.rows.map(({ icon, words: [words, detail] }) => (
                <ListRow key={words} icon={icon} title={words} detail={detail} />
              ))}
            </ListRows>
          </Card>
        }
      >
        <Card>{children}</Card>
      </Columns>
    </>
  );
}
