// The bundler's loader asks for a screen's stylesheet once in a page's life; this asks again for those that failed.

export async function retryStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(hasFailed).map(loadAgain));
}

/** A stylesheet that never came has rules that cannot be read, or none. */
function hasFailed(link: HTMLLinkElement): boolean {
  try {
    return !link.sheet?.cssRules.length;
  } catch {
    return true;
  }
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`no stylesheet at ${link.href}`)));
    link.replaceWith(again);
  });
}
