// Above figures that could not be refreshed: they stay, with their time and a way to try again.
import { formatTime, type Instant } from '../../lib/dates.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sectionCopy as copy } from './query-card.copy.ts';

export interface StaleNoticeProps {
  /** When what is shown was true. */
  since: Instant;
  busy: boolean;
  onRetry: () => void;
}

export function StaleNotice({ since, busy, onRetry }: StaleNoticeProps) {
  return (
    <Notice kind="warning" announce>
      <p>{copy.stale(formatTime(since))}</p>
      <TextLink inherit onClick={() => busy || onRetry()}>
        {busy ? copy.retrying : copy.retry}
      </TextLink>
    </Notice>
  );
}
