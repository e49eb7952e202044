// A page that stands there before its code: what is typed, sent and pressed in it is kept, and done once the code is here.
import { noteEntry } from './early-fields.ts';

declare global {
  interface Window {
    /** Set by the script in the page. */
    sentEarly?: boolean;
  }
}

/** Of the button that was pressed last. Where the page is drawn anew it goes with the button. */
const PRESSED = 'data-pressed';

/** Links lead on by themselves. */
export function holdEarly(): void {
  document.addEventListener('submit', holdSubmit);
  document.addEventListener('click', holdPress);
  document.addEventListener('input', (event) => hasStarted() || noteEntry(event));
}

/** Nothing may be sent: what is typed would stand in an address. */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (hasStarted() || leadsOn(form)) return;
  event.preventDefault();
  // Only login goes on with it by itself.
  if (isLogin(form)) window.sentEarly = true;
}

function holdPress(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (hasStarted() || !button) return;
  const { form, type } = button;
  if (type === 'submit' && form && (leadsOn(form) || isLogin(form))) return;
  event.preventDefault();
  forgetPress();
  button.setAttribute(PRESSED, '');
}

function forgetPress(): HTMLElement | null {
  const pressed = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  return pressed;
}

/** The search of the public site needs no code of ours. */
const leadsOn = (form: HTMLFormElement) => form.hasAttribute('action');
const isLogin = (form: HTMLFormElement) => form.method === 'post';

/** The page holds somebody's figures, and names who it is. */
export function isDrawnFor(sub: string): boolean {
  return document.documentElement.dataset.owner === sub;
}

function hasStarted(): boolean {
  return document.documentElement.dataset.started !== undefined;
}

/** The server has put the words into the page. */
export function sayIfMissing(): void {
  const words = document.getElementById('no-code');
  if (words) words.hidden = hasStarted();
  // Should the code still come, nobody expects it any more.
  if (!hasStarted()) forgetPress();
}

const typed = new Map<string, string>();

/** For the first state of login. Read before the page is drawn again. */
export function keepTyped(root: HTMLElement): void {
  for (const { name, value } of root.querySelectorAll('input')) if (name) typed.set(name, value);
}

/** The app stands in the page and hears every press. Marked in the page: the script in it and the app are built apart. */
export function takeOver(): void {
  typed.clear();
  document.documentElement.dataset.started = '';
  document.documentElement.classList.remove('drawn-anew');
  sayIfMissing();
}

/** Once. */
export function pressAgain(): void {
  forgetPress()?.click();
}

export function typedEarly(name: string): string {
  return typed.get(name) ?? '';
}

/** Once. */
export function takeEarlySubmit(): boolean {
  const sent = window.sentEarly === true;
  window.sentEarly = false;
  return sent;
}
