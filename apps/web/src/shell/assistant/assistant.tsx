// The assistant's panel with its page, and what opens it: a press on one of its buttons, a row, a page loaded anew.
import { isCardPage } from '@portal/card-pages/card-pages';
import type { AssistantPlace } from '@portal/contract/help/assistant';
import { portalBase } from '@portal/market/path';
import { X } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { chatLink } from '../../api/assistant.ts';
import { attachFrame, attachHost, publishNews } from '../../lib/assistant-bridge.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { helpPhones } from '../../shared/line/help-phones.ts';
import { usePlanChangeAddress } from '../../shared/plan-change/plan-change-address.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Spinner } from '../../ui/waiting/spinner.tsx';
import { assistantCopy as copy } from '../shell.copy.ts';
import styles from './assistant.module.css';
import { type FrameWish, placeAt, wishIn } from './frame-messages.ts';

// A page that began where a card is typed admits no chat: it is loaded anew before one opens.
/** Kept for the moment of loading alone. */
const MARK = '#asistente';

/** True when the page is on its way out. */
function loadForChat(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  if (!began || !isCardPage(new URL(began.name).pathname.slice(portalBase.length))) return false;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${MARK}`);
  location.reload();
  return true;
}

function wasLoadedForChat(): boolean {
  if (location.hash !== MARK) return false;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return true;
}

/** `opening`: the link is on its way. A link is good once, so a new conversation takes a new one. */
type Link = { state: 'none' | 'opening' | 'failed' } | { state: 'here'; url: string };

export function Assistant() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasNews, setHasNews] = useState(false);
  const [link, setLink] = useState<Link>({ state: 'none' });
  const asked = useRef(0);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const planChange = usePlanChangeAddress();
  const { isAvailable } = usePortalMap();
  const showToast = useToast();

  const begin = useCallback(async () => {
    const attempt = ++asked.current;
    setLink({ state: 'opening' });
    const url = await chatLink('assistant');
    if (attempt === asked.current) setLink(url === null ? { state: 'failed' } : { state: 'here', url });
  }, []);

  const embed = useCallback(() => {
    // What is there goes on.
    if (asked.current === 0) begin();
  }, [begin]);

  const open = useCallback(() => {
    if (loadForChat()) return;
    setIsOpen(true);
    setHasNews(false);
    embed();
  }, [embed]);

  function remove() {
    asked.current = 0;
    setIsOpen(false);
    setHasNews(false);
    setLink({ state: 'none' });
  }

  useEffect(() => attachHost({ open, embed, tell: () => setHasNews(true) }), [open, embed]);
  useEffect(() => {
    if (wasLoadedForChat()) open();
  }, [open]);

  useEffect(() => {
    publishNews(hasNews && !isOpen);
    return () => publishNews(false);
  }, [hasNews, isOpen]);

  async function openPerson() {
    // At once, while the browser knows that it was the customer's wish.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const url = await chatLink('person');
    if (tab && url) tab.location.replace(url);
    else {
      tab?.close();
      showToast({ kind: 'danger', text: copy.noPerson });
    }
  }

  function onWish(wish: FrameWish) {
    if (wish.type === 'close') setIsOpen(false);
    if (wish.type === 'restart') begin();
    if (wish.type === 'person') openPerson();
    if (wish.type === 'news') setHasNews(true);
    if (wish.type !== 'navigate' || !isAvailable(wish.path)) return;
    if (isSheet()) setIsOpen(false);
    const isPlanChange = wish.path === paths.changePlan() && wish.line === null;
    navigate(isPlanChange ? planChange : withLine(wish.path, wish.line));
  }

  if (link.state === 'none') return null;
  return (
    <AssistantPanel
      isOpen={isOpen}
      url={link.state === 'here' ? link.url : null}
      isFailed={link.state === 'failed'}
      place={placeAt(pathname, search)}
      onRetry={begin}
      onClose={() => setIsOpen(false)}
      onWish={onWish}
      onRemove={remove}
    />
  );
}

interface AssistantPanelProps {
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
const isSheet = (): boolean => !matchMedia('(min-width: 768px)').matches;

function AssistantPanel({ isOpen, url, isFailed, place, onRetry, ...acts }: AssistantPanelProps) {
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
