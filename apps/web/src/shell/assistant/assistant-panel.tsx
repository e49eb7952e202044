// The panel: beside the page on wide screens, which stays usable; a sheet over all of it on phones.

import type { AssistantPlace } from '@portal/contract/help/assistant';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { attachFrame } from '../../lib/assistant-bridge.ts';
import { settings } from '../../lib/settings.ts';
import { helpPhones } from '../../shared/line/help-phones.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Spinner } from '../../ui/waiting/spinner.tsx';
import { assistantCopy as copy } from './assistant.copy.ts';
import styles from './assistant.module.css';
import { type FrameWish, wishIn } from './frame-messages.ts';

export interface AssistantPanelProps {
  /** Closed, the conversation stays where it is. */
  isOpen: boolean;
  /** Null while there is none. */
  url: string | null;
  isFailed: boolean;
  /** What is open beside it. */
  place: AssistantPlace | null;
  onRetry: () => void;
  onClose: () => void;
  onWish: (wish: FrameWish) => void;
  onRemove: () => void;
}

/** Narrower screens have no room beside. */
export const isSheet = (): boolean => !matchMedia('(min-width: 768px)').matches;

export function AssistantPanel({ isOpen, url, isFailed, place, onRetry, ...acts }: AssistantPanelProps) {
  const { onClose, onWish, onRemove } = acts;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const isLoaded = url !== null && loaded === url;
  useFrame({ frame, url: isLoaded ? url : null, onWish, onRemove });
  const openPlace = JSON.stringify(place);

  useEffect(() => {
    if (isLoaded) tellInside(frame.current, { type: 'place', place: JSON.parse(openPlace) });
  }, [isLoaded, openPlace]);

  useLayoutEffect(() => {
    const panel = dialog.current;
    if (!panel || !isOpen) return;
    if (isSheet()) panel.showModal();
    else panel.show();
    // Gives the focus back to what opened it.
    return () => panel.close();
  }, [isOpen]);

  useEffect(() => {
    if (isOpen && isLoaded) goInside(frame.current);
  }, [isOpen, isLoaded]);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{copy.title}</h2>
        <IconButton label={copy.close} icon={X} onClick={onClose} />
      </div>
      {url !== null && (
        <iframe
          key={url}
          ref={frame}
          className={styles.frame}
          title={copy.frame}
          src={url}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          onLoad={() => setLoaded(url)}
        />
      )}
      {url === null && (
        <div className={styles.waiting}>
          {isFailed ? (
            <SectionError
              title={copy.failed.title}
              text={copy.failed.text(helpPhones().join(' o '))}
              onRetry={onRetry}
            />
          ) : (
            <p role="status" className="row">
              <Spinner /> {copy.opening}
            </p>
          )}
        </div>
      )}
    </dialog>
  );
}

/** The page inside knows what should have the focus. */
function goInside(frame: HTMLIFrameElement | null): void {
  frame?.focus();
  tellInside(frame, { type: 'shown' });
}

function tellInside(frame: HTMLIFrameElement | null, message: object): void {
  frame?.contentWindow?.postMessage({ v: 1, ...message }, settings().assistantOrigin);
}

// The assistant's page inside ours: heard by its exact origin and window, and known to the bridge while it is there.
interface FrameUse {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of what has loaded; null: it is not there. */
  url: string | null;
  onWish: (wish: FrameWish) => void;
  onRemove: () => void;
}

function useFrame({ frame, url, onWish, onRemove }: FrameUse): void {
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
