// What a service that is not active means, and whom to ask.
import type { ServiceState } from '../../api/lines/service-list.ts';
import { settings } from '../../lib/settings.ts';
import { Notice } from '../../ui/notice.tsx';
import { detailCopy as copy } from './detail/detail.copy.ts';
import styles from './state-notice.module.css';

const TITLES: Partial<Record<ServiceState, string>> = {
  S: copy.suspendedTitle,
  I: copy.cancelledTitle,
  P: copy.enteredTitle,
  R: copy.annulledTitle,
};

export function StateNotice({ state }: { state: ServiceState }) {
  const phones = settings()
    .helpPhone.split('/')
    .map((phone) => phone.trim());
  return (
    <div className={styles.notice}>
      <Notice kind={state === 'S' ? 'warning' : 'info'} title={TITLES[state]}>
        <p>{copy.stateText(phones.join(copy.phonesOr))}</p>
      </Notice>
    </div>
  );
}
