// The terms, accepted before anything is bought, as on the portal's own pages; a bill needs none.
import { portalBase } from '@portal/market/path';
import { make } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';

const { terms: copy } = frameCopy;

export type Terms = {
  node: HTMLElement;
  /** Otherwise it says so, and takes the focus. */
  areAccepted(): boolean;
};

export function termsOf(portalOrigin: string): Terms {
  const note = make('p', { id: 'terms-note', class: 'note wrong' });
  const box = make('input', {
    id: 'terms',
    type: 'checkbox',
    'aria-describedby': 'terms-note',
    onchange: () => judge(),
  });
  function judge(): void {
    note.textContent = box.checked ? '' : copy.missing;
    box.setAttribute('aria-invalid', String(!box.checked));
  }
  const link = {
    href: `${portalOrigin}${portalBase}/terminos-y-condiciones`,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  return {
    node: make(
      'div',
      { class: 'card terms' },
      make('label', { class: 'check' }, box, make('span', {}, copy.accept)),
      note,
      make('a', link, copy.read),
    ),
    areAccepted() {
      judge();
      if (!box.checked) box.focus();
      return box.checked;
    },
  };
}
