// How far a report is: what the network has confirmed, and when.
import type { Theft } from '@portal/contract/help/thefts';
import { formatDateTime } from '../../lib/dates.ts';
import { settings } from '../../lib/settings.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { stolenCopy as copy } from './stolen.copy.ts';

export type StolenPhone = Pick<
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
