// What went wrong on the way, where it went wrong.
import { Notice } from '../../ui/notice.tsx';
import type { Trouble } from './order-trouble.ts';

export function TroubleNotice({ trouble }: { trouble: Trouble | null }) {
  return (
    trouble && (
      <Notice kind={trouble.kind} title={trouble.title} announce>
        <p>{trouble.text}</p>
      </Notice>
    )
  );
}
