// A memory that belongs to one customer: whoever signs in next finds it empty.
import type { BrowserStorage } from './browser-storage.ts';
import { storedProfile } from './session.ts';

export interface OwnedMemory<Content> {
  read: () => Content;
  /** Of whoever was here last; nobody else's business but that there is something. */
  readAnybodys: () => Content;
  change: (edit: (content: Content) => void) => void;
}

export function ownedMemory<Content extends object>(
  storage: BrowserStorage,
  key: string,
  empty: () => Content,
): OwnedMemory<Content> {
  function read(): Content {
    const owner = storedProfile()?.sub;
    const kept = parse(storage.read(key));
    return owner !== undefined && kept?.owner === owner ? { ...empty(), ...kept.content } : empty();
  }
  return {
    read,
    readAnybodys: () => ({ ...empty(), ...parse(storage.read(key))?.content }),
    change: (edit) => {
      // Where the session has ended meanwhile, what stayed is that customer's, and so is the answer.
      const kept = parse(storage.read(key));
      const owner = storedProfile()?.sub ?? kept?.owner;
      if (owner === undefined) return;
      const content = kept?.owner === owner ? { ...empty(), ...kept.content } : empty();
      edit(content as Content);
      storage.write(key, JSON.stringify({ owner, content }));
    },
  };
}

function parse(text: string | null): { owner: unknown; content: object } | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('owner' in value) || !('content' in value))
      return null;
    const { owner, content } = value;
    return typeof content === 'object' && content !== null ? { owner, content } : null;
  } catch {
    return null;
  }
}
