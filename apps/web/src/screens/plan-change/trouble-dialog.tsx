// What went wrong outside of the popup, in a dialog: on phones the button that was pressed is far from the page's text.
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { codeCopy as copy } from './code.copy.ts';
import type { PlanOrderCourse } from './use-plan-order.ts';

export function TroubleDialog({ course }: { course: PlanOrderCourse }) {
  const { trouble, code, close } = course;
  return (
    <Dialog
      open={trouble !== null && code === null}
      onClose={close}
      title={trouble?.title ?? (trouble?.kind === 'danger' ? copy.error : copy.notice)}
      actions={<Button onClick={close}>{copy.close}</Button>}
    >
      {trouble?.text}
    </Dialog>
  );
}
