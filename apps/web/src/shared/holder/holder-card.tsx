// Who manages lines of a customer is not yet the customer: here they prove it, with the three questions.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { becomeHolder, type DocumentAnswers } from '../../api/kept/document-answers.ts';
import type { Refused } from '../../api/person/access.ts';
import { paths } from '../../lib/place/paths.ts';
import { useProfile } from '../../session/use-session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DocumentForm, type DocumentFormProps } from '../document-form/document-form.tsx';
import { useTask } from '../use-task.ts';
import { holderCopy as copy } from './holder.copy.ts';

interface HolderCardProps {
  /** Why it is asked. */
  lead: string;
  /** What was looked for: the questions stand open, with its document. Undefined: they open with a press. */
  known?: DocumentFormProps['known'];
}

export function HolderCard({ lead, known }: HolderCardProps) {
  const [isOpen, setIsOpen] = useState(known !== undefined);
  return (
    <Card title={copy.title}>
      <div className="stack">
        <p className="muted">{lead}</p>
        {isOpen ? (
          <Questions known={known} />
        ) : (
          <div>
            <Button onClick={() => setIsOpen(true)}>{copy.open}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Questions({ known }: Pick<HolderCardProps, 'known'>) {
  const client = useQueryClient();
  const loginName = useProfile()?.sub ?? '';
  const { busy, run } = useTask();
  const [trouble, setTrouble] = useState<HolderTrouble | null>(null);

  const prove = (answers: DocumentAnswers) => {
    setTrouble(null);
    void run(copy.checking, async (isHere) => {
      const outcome = await becomeHolder(answers, loginName);
      // More is seen and offered from now on: all of it is read again.
      if (outcome === 'proved') await client.invalidateQueries();
      else if (isHere()) setTrouble(holderTrouble(outcome));
      return undefined;
    });
  };

  return (
    <DocumentForm known={known} onSubmit={prove}>
      {trouble && (
        <Notice kind="warning" announce>
          <p>{trouble.text}</p>
          {trouble.offersAssociation && (
            <TextLink href={paths.associateServices()}>{copy.associate}</TextLink>
          )}
        </Notice>
      )}
      <div>
        <Button type="submit" kind="primary" busy={busy !== null} busyText={copy.checking}>
          {copy.submit}
        </Button>
      </div>
    </DocumentForm>
  );
}

// Why somebody has not become the customer's holder, in words.

interface HolderTrouble {
  text: string;
  /** A line of the customer comes first. */
  offersAssociation?: true;
}

/** `none`: right, but of a customer whose lines the user does not manage. */
export function holderTrouble(outcome: 'none' | Refused): HolderTrouble {
  if (outcome === 'none') return { text: copy.noLine, offersAssociation: true };
  const { code, message } = outcome.error;
  if (code === 'DOCUMENT_NOT_MATCHED') return { text: copy.notMatched };
  // How long to wait is in the server's sentence.
  return { text: outcome.status === 429 && message ? message : copy.failed };
}
