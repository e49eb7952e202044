// Listening to the frame: exact origin and window, credentials for its first request, and the first word of an end.
import type { PaymentFrame } from '@portal/contract/paying/payment-frame';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { frameCredentials } from '../../api/purchase/payment-frame.ts';
import { wordIn } from './frame-messages.ts';

export interface FrameListener {
  /** Credentials were asked for: somebody is there. */
  onAlive: () => void;
  /** It could not be given any. */
  onNoCredentials: () => void;
  /** At most once. A hint: only the server knows. */
  onEnd: (hint: 'success' | 'error') => void;
}

export function useFrameWindow(
  frame: PaymentFrame | undefined,
  iframe: RefObject<HTMLIFrameElement | null>,
  line: string,
  listener: FrameListener,
): void {
  const asked = useRef<string | null>(null);
  const ended = useRef<string | null>(null);

  const hear = useEffectEvent((event: MessageEvent, { id: sid, url, needsCredentials }: PaymentFrame) => {
    const { origin } = new URL(url);
    const page = iframe.current?.contentWindow;
    if (event.origin !== origin || !page || event.source !== page) return;
    const word = wordIn(event.data, sid);
    if (!word || ended.current === sid) return;
    if (word.kind !== 'asks') {
      ended.current = sid;
      listener.onEnd(word.kind);
      return;
    }
    if (!needsCredentials || asked.current === sid) return;
    asked.current = sid;
    listener.onAlive();
    answer(page, { sid, nonce: word.nonce, origin });
  });

  async function answer(
    page: Window,
    { sid, nonce, origin }: { sid: string; nonce: string; origin: string },
  ) {
    try {
      const { token, service } = await frameCredentials(sid, line);
      page.postMessage({ v: 1, status: 'auth', sid, nonce, token, service }, origin);
    } catch {
      listener.onNoCredentials();
    }
  }

  useEffect(() => {
    if (!frame) return;
    const onMessage = (event: MessageEvent) => hear(event, frame);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
}
