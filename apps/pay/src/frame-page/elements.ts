// Making elements by hand: whatever comes from elsewhere becomes text, never markup.

export type Child = Node | string | null;
type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** A function is a listener (`onclick`); `true` is an attribute without value, `false` none. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(label: string, kind: 'primary' | 'tonal' | 'link', onPress: () => void) {
  return make('button', { type: 'button', class: kind, onclick: onPress }, label);
}

/** What the page says now. Its heading takes the focus, so that a reader hears of the change. */
export function show(...children: Child[]): void {
  const page = document.getElementById('page');
  page?.replaceChildren(...children.filter((child) => child !== null));
  const heading = page?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
