// 'Corregir mis datos': one's own names at once, what the operator has as a request to it.
import type { CorrectedField } from '@portal/contract/privacy/data-requests';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { askAboutData, dataRequestsQuery } from '../../api/person/own-data.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { paths } from '../../lib/place/paths.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { correctionCopy as copy } from './privacy.copy.ts';
import { Requests } from './requests.tsx';

// What of the operator's facts is wrong, and what it should say.
const FIELDS = Object.entries(copy.fields).map(([value, label]) => ({ value, label }));
const LONGEST = 200;

function CorrectionForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [field, setField] = useState<CorrectedField>('name');
  const [wanted, setWanted] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function send() {
    setIsMissing(wanted.trim() === '');
    if (wanted.trim() === '') {
      input.current?.focus();
      return null;
    }
    const { error } = await askAboutData({ kind: 'rectification', field, wanted: wanted.trim() });
    if (error) return refusalWords(error);
    showToast({ kind: 'success', text: copy.sent });
    void client.invalidateQueries({ queryKey: dataRequestsQuery.queryKey });
    onClose();
    return null;
  }

  return (
    <FormDialog title={copy.begin} words={copy} onSubmit={send} onClose={onClose}>
      <p>{copy.ofContractText}</p>
      <SelectField
        label={copy.field}
        options={FIELDS}
        value={field}
        onChange={(event) => setField(event.target.value as CorrectedField)}
      />
      <TextField
        ref={input}
        label={copy.wanted}
        name="wanted"
        autoComplete="off"
        maxLength={LONGEST}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value);
          setIsMissing(false);
        }}
        error={isMissing && copy.missing}
      />
    </FormDialog>
  );
}

function refusalWords({ code }: RequestError): string {
  if (code === 'HOLDER_REQUIRED') return copy.notHolder;
  return code === 'INVALID' ? copy.several : failedCopy.notDone;
}

export function CorrectionScreen() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountPage title={accountCopy.correction} lead={copy.lead}>
      <Card title={copy.ofContract} detail={copy.ofContractText}>
        <Button onClick={() => setIsAsking(true)}>{copy.begin}</Button>
      </Card>
      <Requests kind="rectification" />
      <Card>
        <ListRows>
          <ListRow
            icon={Pencil}
            title={copy.profile}
            detail={copy.profileDetail}
            href={paths.editProfile()}
          />
        </ListRows>
      </Card>
      {isAsking && <CorrectionForm onClose={() => setIsAsking(false)} />}
    </AccountPage>
  );
}
