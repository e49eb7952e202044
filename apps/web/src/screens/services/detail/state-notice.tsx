// What a service that is not active means, and whom to ask; of a stolen phone its report, and the way back.
import { useQuery } from '@tanstack/react-query';
import type { Service, ServiceState } from '../../../api/lines/service-list.ts';
import { theftsQuery } from '../../../api/thefts.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { settings } from '../../../lib/settings.ts';
import { isMobile } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { detailCopy as copy } from './detail.copy.ts';
import styles from './detail.module.css';

const TITLES: Partial<Record<ServiceState, string>> = {
  S: copy.suspendedTitle,
  I: copy.cancelledTitle,
  P: copy.enteredTitle,
  R: copy.annulledTitle,
};

export function StateNotice({ service }: { service: Service }) {
  const { state, number } = service;
  const mayBeStolen = state === 'S' && isMobile(service) && isOpen(service, 'manage');
  const { data: thefts = [] } = useQuery({ ...theftsQuery, enabled: mayBeStolen });
  const theft = thefts.find(
    ({ status, product }) => status !== 'cancelled' && product.publicIdentifier === number,
  );
  const phones = settings()
    .helpPhone.split('/')
    .map((phone) => phone.trim());
  return (
    <div className={styles.notice}>
      <Notice
        kind={state === 'S' ? 'warning' : 'info'}
        title={theft ? copy.stolenTitle[theft.cause] : TITLES[state]}
      >
        {theft && (
          <p>
            {copy.stolenText(theft.id)}{' '}
            <TextLink href={withLine(paths.stolen(), number)}>{copy.stolenBack}</TextLink>
          </p>
        )}
        <p>{copy.stateText(phones.join(copy.phonesOr))}</p>
      </Notice>
    </div>
  );
}
