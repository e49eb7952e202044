// The frame of a step: head, dots, the form in its card, and what helps beside it.
import type { ReactNode, Ref } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import type { StoredProfile } from '../../session/session.ts';
import { useProfile } from '../../session/use-session.ts';
import { AssociateServicesDialog } from '../../shared/association/associate-services-dialog.tsx';
import { mayAssociate } from '../../shared/association/use-associate-entry.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead, type PageHeadProps } from '../../shared/page/page-head.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { stepsCopy as copy, landingCopy, stepsCopy } from './association.copy.ts';
import styles from './association.module.css';
import type { Alert } from './refusals.ts';

interface HelpRow {
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

// How far association has come: a dot for each step, and the same in words for readers.

interface ProgressDotsProps {
  /** From 1; the last one is the result. */
  step: number;
  /** A line's number, its code, done; a home's document, done. */
  of: 2 | 3;
}

export function ProgressDots({ step, of }: ProgressDotsProps) {
  return (
    <div className={styles.dots} role="img" aria-label={copy.progress(step, of)}>
      {Array.from({ length: of }, (_, at) => at + 1).map((each) => (
        <span
          key={each}
          className={classNames(styles.dot, each < step && styles.done, each === step && styles.now)}
        />
      ))}
    </div>
  );
}

/** Before every page of association: whoever has no e-mail of their own is told how to get there (LINE-8). */
export function MayAssociateGate({ children }: { children: (profile: StoredProfile) => ReactNode }) {
  const navigate = useNavigate();
  const profile = useProfile();
  if (!profile) return null;
  if (mayAssociate(profile)) return children(profile);
  return (
    <>
      <PageHead title={landingCopy.title} />
      <AssociateServicesDialog open onClose={() => navigate(paths.home(), { replace: true })} />
    </>
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
      <span className="sr-only">{stepsCopy.newTab}</span>
    </Link>
  );
}
