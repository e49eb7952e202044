// What only a demonstration has: endings at a press, silence, and a stranger who says that all went well.
import { sandboxCards } from '../charges/cards.ts';
import type { Card } from './card-entry.ts';
import { button, make } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';

const { tools: copy } = frameCopy;

export type ToolActs = {
  /** Pays what is chosen, with the card that is always approved. */
  approve: (card: Card) => void;
  decline: () => void;
  goQuiet: () => void;
};

export function tools(sid: string, acts: ToolActs): HTMLElement {
  const stranger = make('div', { class: 'stranger' });
  return make(
    'details',
    { class: 'tools' },
    make('summary', {}, copy.title),
    make('p', { class: 'quiet' }, copy.text),
    make(
      'div',
      { class: 'buttons' },
      button(copy.approve, 'tonal', () => acts.approve(approvedCard())),
      button(copy.decline, 'tonal', acts.decline),
      button(copy.quiet, 'tonal', acts.goQuiet),
      button(copy.stranger, 'tonal', () =>
        stranger.replaceChildren(
          make('iframe', {
            title: copy.strangerFrame,
            src: `/pay/stranger#sid=${encodeURIComponent(sid)}`,
            sandbox: 'allow-scripts',
          }),
        ),
      ),
    ),
    stranger,
  );
}

function approvedCard(): Card {
  const number = sandboxCards.find(({ outcome }) => outcome === 'approved')?.number ?? '';
  return { name: copy.holder, number, cvv: '123', expiryMonth: '12', expiryYear: '39' };
}
