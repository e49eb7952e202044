// 'Configurar notificaciones': the five boxes, saved together, and WhatsApp.
import type { MessagePreferences } from '@portal/contract/help/notifications';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { preferencesQuery, storePreferences } from '../../api/notifications.ts';
import { formatPhone, isNumeric } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useProfile } from '../../session/use-session.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { useSectionRetry } from '../../shared/use-section-retry.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { preferencesCopy as copy, notificationsCopy } from './notifications.copy.ts';
import styles from './notifications.module.css';
import { WhatsappCard } from './whatsapp-card.tsx';

export function NotificationSettingsScreen() {
  return (
    <>
      <PageHead title={copy.title} back={{ href: paths.notifications(), label: notificationsCopy.title }} />
      <Columns rest={<WhatsappCard />}>
        <PreferencesCard />
      </Columns>
    </>
  );
}

function PreferencesCard() {
  const query = useQuery(preferencesQuery);
  const { frame, failed, retry } = useSectionRetry(query);
  const { data: saved } = query;
  return (
    <div ref={frame}>
      <Card title={copy.legend} busy={!saved && !failed}>
        {saved && <PreferencesForm saved={saved} />}
        {!saved && !failed && (
          <SkeletonGroup label={copy.waiting}>
            <SkeletonRows count={7} />
          </SkeletonGroup>
        )}
        {failed && <SectionError title={copy.failed} busy={query.isFetching} onRetry={retry} />}
      </Card>
    </div>
  );
}

function PreferencesForm({ saved }: { saved: MessagePreferences }) {
  const [changed, setChanged] = useState<Partial<MessagePreferences>>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const showToast = useToast();
  const details = useDetails();
  const wanted = { ...saved, ...changed };

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed(false);
    const isSaved = await storePreferences(wanted);
    setBusy(false);
    setFailed(!isSaved);
    if (!isSaved) return;
    // What was ticked meanwhile is still to be saved.
    setChanged((now) => (now === changed ? {} : now));
    showToast({ kind: 'success', text: copy.saved });
  }

  function cancel() {
    setChanged({});
    setFailed(false);
  }

  const box = (name: keyof MessagePreferences) => (
    <Checkbox
      label={copy[name]}
      detail={details[name]}
      name={name}
      checked={wanted[name]}
      onChange={({ target: { checked } }) => setChanged((current) => ({ ...current, [name]: checked }))}
    />
  );
  return (
    <form className="stack" noValidate onSubmit={save}>
      {failed && <Notice kind="danger">{copy.notSaved}</Notice>}
      <fieldset className={styles.boxes}>
        <legend className="sr-only">{copy.legend}</legend>
        {box('email')}
        {box('charges')}
        {box('promotions')}
        {box('bills')}
        {box('sms')}
      </fieldset>
      <p className="small quiet">{copy.always}</p>
      <div className={styles.acts}>
        <Button onClick={cancel}>{copy.cancel}</Button>
        <Button type="submit" kind="primary" busy={busy} busyText={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

/** Where each would arrive. */
function useDetails(): Partial<Record<keyof MessagePreferences, string>> {
  const profile = useProfile();
  const { email, emailKind, phone_number: phone } = profile ?? {};
  const own = emailKind === 'real' ? email : null;
  return {
    email: own ?? copy.noEmail,
    charges: copy.chargesDetail,
    sms: phone && isNumeric(phone) ? formatPhone(phone) : own ? copy.noPhone : copy.toLine,
  };
}
