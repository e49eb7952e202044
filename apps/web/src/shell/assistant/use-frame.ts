// The assistant's page inside ours: heard by its exact origin and window, and known to the bridge while it is there.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { attachFrame } from '../../lib/assistant-bridge.ts';
import { settings } from '../../lib/settings.ts';
import { type FrameWish, wishIn } from './frame-messages.ts';

export interface FrameUse {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of what has loaded; null: it is not there. */
  url: string | null;
  onWish: (wish: FrameWish) => void;
  onRemove: () => void;
}

export function useFrame({ frame, url, onWish, onRemove }: FrameUse): void {
  const wish = useEffectEvent(onWish);
  const remove = useEffectEvent(onRemove);

  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (url === null || !inside) return;
    const { assistantOrigin: origin } = settings();
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      const wished = from === origin && source === inside ? wishIn(data) : null;
      if (wished) wish(wished);
    };
    window.addEventListener('message', hear);
    const detach = attachFrame({ window: inside, origin, remove: () => remove() });
    return () => {
      window.removeEventListener('message', hear);
      detach();
    };
  }, [frame, url]);
}
