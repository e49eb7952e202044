// The sheet, whose code comes while the list before it is read.
import { useEffect } from 'react';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { SectionCode } from '../page/query-card.tsx';
import type { BuySheetProps } from './buy-sheet.tsx';

const code = lazyCode<BuySheetProps>(() => import('./buy-sheet.tsx').then(({ BuySheet }) => BuySheet));

/** For a page from which the sheet is opened. */
export function useSheetAhead(): void {
  useEffect(() => code.start(), []);
}

export function LaterSheet(props: BuySheetProps) {
  return <SectionCode code={code} props={props} waiting={null} />;
}
