// The assistant's panel with its page, and what opens it: a press on one of its buttons, a row, a page loaded anew.

import { isCardPage } from '@portal/card-pages/card-pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chatLink } from '../../api/assistant.ts';
import { attachHost, publishNews } from '../../lib/assistant-bridge.ts';
import { BASE } from '../../lib/place/base.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { usePlanChangeAddress } from '../../shared/plan-change/plan-change-address.ts';
import { useToast } from '../../ui/layers/toast-context.ts';
import { assistantCopy as copy } from './assistant.copy.ts';
import { AssistantPanel, isSheet } from './assistant-panel.tsx';
import { type FrameWish, placeAt } from './frame-messages.ts';

// A page that began where a card is typed admits no chat: it is loaded anew before one opens.
/** Kept for the moment of loading alone. */
const MARK = '#asistente';

/** True when the page is on its way out. */
function loadForChat(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  if (!began || !isCardPage(new URL(began.name).pathname.slice(BASE.length))) return false;
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
