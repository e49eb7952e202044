// The last cards of a mobile line, below everything that the customer came for: their code comes after the page is drawn.
import type { Service } from '../../api/lines/service-list.ts';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';

const lineKeeping = lazyCode(() => import('./line-keeping.tsx').then((code) => code.LineKeeping));

export function LineKeepingLater({ service }: { service: Service }) {
  const LineKeeping = useLazyCode(lineKeeping);
  return LineKeeping && <LineKeeping service={service} />;
}
