// A page that stands there before its code: what was typed in it, whether it was sent, and that the code is here.

declare global {
  interface Window {
    /** Set by the script in the page. */
    sentEarly?: boolean;
  }
}

/** Before the code is here nothing may be sent: what is typed would stand in an address. */
export function holdEarlySubmit(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // The search of the public site needs no code of ours.
    if (hasStarted() || form.hasAttribute('action')) return;
    event.preventDefault();
    // Only login goes on with it by itself.
    if (form.method === 'post') window.sentEarly = true;
  });
}

/** The page holds somebody's figures, and names who it is. */
export function isDrawnFor(sub: string): boolean {
  return document.documentElement.dataset.owner === sub;
}

/** Marked in the page: the script in it and the app are built apart. */
export function markStarted(): void {
  document.documentElement.dataset.started = '';
  sayIfMissing();
}

function hasStarted(): boolean {
  return document.documentElement.dataset.started !== undefined;
}

/** The server has put the words into the page. */
export function sayIfMissing(): void {
  const words = document.getElementById('no-code');
  if (words) words.hidden = hasStarted();
  // Its links lead on by themselves.
  if (!hasStarted()) document.documentElement.inert = false;
}

const typed = new Map<string, string>();

/** Read before the page is drawn again. */
export function keepTyped(root: HTMLElement): void {
  for (const { name, value } of root.querySelectorAll('input')) if (name) typed.set(name, value);
}

/** The app stands in the page and hears every press. */
export function takeOver(): void {
  typed.clear();
  document.documentElement.inert = false;
  document.documentElement.classList.remove('cookies-answered');
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
