// Corporate lines: their amounts and payments are seen in the business portal.
import { settings } from '../../lib/settings.ts';
import { Notice } from '../../ui/notice.tsx';
import { actionsCopy as copy } from './home.copy.ts';

export function BusinessNotice() {
  return (
    <Notice title={copy.businessTitle}>
      <p>{copy.business(settings().brand)}</p>
    </Notice>
  );
}
