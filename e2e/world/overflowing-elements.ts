// What does not fit into its window or its box, in words: journeys run it in the page, states call it.

/** Runs in the page by itself: it knows nothing outside of it. */
export function overflowingElements(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const tooWide = root.scrollWidth - root.clientWidth;
  if (tooWide > 0) found.push(`${tooWide} px to scroll sideways`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!box || !node.textContent?.trim() || !isSeen(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    if (!isInScroller(box) && (text.right > root.clientWidth + 1 || text.left < -1))
      say('outside of the window', box);
    else if (sticksOut(box, text)) say('wider than its box', box);
    else for (const word of brokenWords(node)) say(`«${word}» is broken`, box);
  }
  return [...new Set(found)];

  function say(what: string, element: Element): void {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    found.push(
      `${what}: ${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} «${words}»`,
    );
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // Words for readers alone.
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each.clientWidth <= 1 && getComputedStyle(each).position === 'absolute') return false;
    }
    return element.closest('select, option, script, style') === null;
  }

  function isInScroller(element: Element): boolean {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflowX !== 'visible') return true;
    }
    return false;
  }

  /** Those that begin on one line and end on another; addresses and long codes may. */
  function brokenWords(node: Node): string[] {
    const range = document.createRange();
    const words = (node.textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{N}$][\p{L}\p{N}.,$]{0,23}(?!\S)/gu);
    return [...words].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : [];
    });
  }

  /** The words stick out of the box that they belong to, and may meet the neighbour's. */
  function sticksOut(element: Element, text: DOMRect): boolean {
    let box: Element = element;
    while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) box = box.parentElement;
    // A choice is framed by its label, whatever box its words have in there.
    return [box, element.closest('label')].some((frame) => {
      if (!frame || getComputedStyle(frame).display.startsWith('inline')) return false;
      const { left, right } = frame.getBoundingClientRect();
      return text.right > right + 1.5 || text.left < left - 1.5;
    });
  }
}
