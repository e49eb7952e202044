// Making elements by hand: whatever comes from elsewhere becomes text, never markup.

type Attributes = Record<string, string | (() => void)>;

/** A function is a listener: `onclick`. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  made.append(...children);
  return made;
}
