// The frame of a step: head, dots, the form in its card, and what helps beside it.
import { Gauge, IdCard, MessageSquareText, Router, ShieldCheck, UsersRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead, type PageHeadProps } from '../../shared/page/page-head.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { MessageDialog } from '../../ui/layers/dialog.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { stepsCopy as copy, homeHelpCopy, mobileHelpCopy } from './association.copy.ts';
import styles from './association.module.css';
import { ProgressDots, type ProgressDotsProps } from './flow-parts.tsx';
import type { Alert } from './refusals.ts';

interface HelpRow {
  icon: IconGlyph;
  words: readonly [title: string, detail: string];
}

interface StepFrameProps extends Pick<PageHeadProps, 'title' | 'lead'>, ProgressDotsProps {
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

// The two ways out of a step: on, or back to where association was opened.

interface StepActionsProps {
  busy: boolean;
  /** While something is missing that the page shows. */
  disabled?: boolean;
  onCancel: () => void;
}

export function StepActions({ busy, disabled = false, onCancel }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" kind="primary" busy={busy} disabled={disabled}>
        {copy.goOn}
      </Button>
      <Button onClick={onCancel}>{copy.cancel}</Button>
    </div>
  );
}

/** A refusal, or what a person should know: title, sentence, 'Aceptar'. */
export function AlertDialog({ alert, onClose }: { alert: Alert | null; onClose: () => void }) {
  return (
    <MessageDialog open={alert !== null} onClose={onClose} title={alert?.title} closeText={copy.accept}>
      {alert && (
        <div className="stack tight">
          <p>{alert.text}</p>
          {alert.more && <p>{alert.more}</p>}
        </div>
      )}
    </MessageDialog>
  );
}

// The terms, to accept before a service is associated; they are read in another tab, so that nothing typed is lost.

interface TermsBoxProps {
  words: readonly [before: string, link: string];
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

export function TermsBox({ words, checked, onChange, error, ref }: TermsBoxProps) {
  return (
    <Checkbox
      ref={ref}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
      label={
        <>
          {words[0]}
          <TermsLink words={words[1]} />
        </>
      }
    />
  );
}

export function TermsLink({ words }: { words: string }) {
  return (
    <Link className={styles.inline} href={paths.terms()} target="_blank" rel="noopener">
      {words}
      <span className="sr-only">{copy.newTab}</span>
    </Link>
  );
}

const { document, all, tries } = homeHelpCopy.rows;

/** What a customer should know before home services are associated. */
export const homeHelp: StepFrameProps['help'] = {
  title: homeHelpCopy.title,
  rows: [
    { icon: IdCard, words: document },
    { icon: Router, words: all },
    { icon: ShieldCheck, words: tries },
  ],
};

// What a customer should know before a line is associated.
const { sms, see, others } = mobileHelpCopy.rows;

export const mobileHelp: StepFrameProps['help'] = {
  title: mobileHelpCopy.title,
  rows: [
    { icon: MessageSquareText, words: sms },
    { icon: Gauge, words: see },
    { icon: UsersRound, words: others },
  ],
};
