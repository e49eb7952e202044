// Reports of a phone that is gone: how far each is, its certificate, the way back when it is found; and those that were found.
import type { Theft } from '@portal/contract/help/thefts';
import { useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { saveCertificate, undoTheft } from '../../api/thefts.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { formatPhone } from '../../lib/phone.ts';
import { settings } from '../../lib/settings.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { stolenCopy as copy, pastCopy } from './stolen.copy.ts';
import styles from './stolen.module.css';

export function TheftCard({ theft }: { theft: Theft }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { id, status, certificateCode, product } = theft;

  async function undo() {
    setIsAsking(false);
    setIsBusy(true);
    const { error } = await undoTheft(id);
    setIsBusy(false);
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) return showToast({ kind: 'danger', text: copy.errors[error.code] ?? copy.notUndone });
    showToast({ kind: 'success', text: copy.undone });
    await client.invalidateQueries();
  }

  return (
    <Card title={formatPhone(product.publicIdentifier)} detail={copy.causes[theft.cause]}>
      <div className={styles.theft}>
        <TheftFacts theft={theft} />
        {status === 'resolved' && (
          <div className={styles.acts}>
            {certificateCode !== null && (
              <FileButton save={() => saveCertificate(id)}>{copy.certificate}</FileButton>
            )}
            <Button
              size="sm"
              kind="outline"
              busy={isBusy}
              busyText={copy.undoing}
              onClick={() => setIsAsking(true)}
            >
              {copy.found}
            </Button>
          </div>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.askFound}
        actions={
          <>
            <Button kind="danger" onClick={undo}>
              {copy.undo}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{copy.cancel}</Button>
          </>
        }
      >
        {copy.foundText}
      </Dialog>
    </Card>
  );
}

type StolenPhone = Pick<
  Theft,
  | 'id'
  | 'status'
  | 'cause'
  | 'creationDate'
  | 'suspendedAt'
  | 'equipmentBlockedAt'
  | 'imei'
  | 'certificateCode'
>;

export function TheftFacts({ theft }: { theft: StolenPhone }) {
  const { status, suspendedAt, equipmentBlockedAt, imei } = theft;
  const at = (moment: string | null) => (moment === null ? copy.waiting : formatDateTime(moment));
  return (
    <>
      <Standing status={status} />
      <DefinitionList
        items={[
          { term: copy.number, value: theft.id },
          { term: copy.reported, value: formatDateTime(theft.creationDate) },
          { term: copy.suspended, value: at(suspendedAt) },
          { term: copy.blocked, value: blockedWords(theft, at(equipmentBlockedAt)) },
          ...(imei === null ? [] : [{ term: copy.imei, value: imei }]),
          ...(theft.certificateCode === null ? [] : [{ term: copy.code, value: theft.certificateCode }]),
        ]}
      />
    </>
  );
}

/** Who does not know the equipment blocks none, and says so. */
const blockedWords = ({ imei, suspendedAt }: StolenPhone, words: string): string =>
  imei === null && suspendedAt !== null ? copy.noEquipment : words;

function Standing({ status }: Pick<Theft, 'status'>) {
  if (status === 'resolved') return <Notice kind="success" title={copy.stopped} announce />;
  if (status === 'escalated')
    return (
      <Notice kind="warning" title={copy.escalated} announce>
        {copy.escalatedText(settings().helpPhone)}
      </Notice>
    );
  return (
    <Notice kind="info" title={copy.asked} announce>
      {copy.askedText}
    </Notice>
  );
}

/** Found again: when, and the certificate that was given then. */
export function PastThefts({ thefts }: { thefts: readonly Theft[] }) {
  if (thefts.length === 0) return null;
  return (
    <Card title={pastCopy.title} detail={pastCopy.detail}>
      <ListRows>
        {thefts.map(({ id, cause, product, creationDate, undoneAt, certificateCode }) => (
          <ListRow
            key={id}
            icon={Smartphone}
            title={formatPhone(product.publicIdentifier)}
            detail={[
              pastCopy.causes[cause](formatDate(creationDate)),
              undoneAt === null ? null : pastCopy.found(formatDate(undoneAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
            action={
              certificateCode !== null && (
                <FileButton label={pastCopy.certificateOf(id)} save={() => saveCertificate(id)}>
                  {pastCopy.certificate}
                </FileButton>
              )
            }
          />
        ))}
      </ListRows>
    </Card>
  );
}
