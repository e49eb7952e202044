// What is paid elsewhere, by a code that comes with the answer.
import type { LaterMethod } from '@portal/contract/paying/paid-later';

const LATER: readonly string[] = ['bankTransfer', 'cash', 'qr'] satisfies LaterMethod[];

export const isLater = (method: string | undefined): method is LaterMethod =>
  method !== undefined && LATER.includes(method);
