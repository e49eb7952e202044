// A memory that belongs to one customer: whoever signs in next finds it empty.
import type { Shelf } from './browser-storage.ts';
import { storedProfile } from './session.ts';

export interface OwnedMemory<Content> {
  read: () => Content;
  change: (edit: (content: Content) => void) => void;
}

export function ownedMemory<Content extends object>(
  shelf: Shelf,
  key: string,
  empty: () => Content,
): OwnedMemory<Content> {
  function read(): Content {
    const owner = storedProfile()?.sub;
    const kept = parse(shelf.read(key));
    return owner !== undefined && kept?.owner === owner ? { ...empty(), ...kept.content } : empty();
  }
  return {
    read,
    change: (edit) => {
      const owner = storedProfile()?.sub;
      const content = read();
      edit(content);
      // The session has ended meanwhile, and with it everything that was remembered.
      if (owner === undefined) shelf.remove(key);
      else shelf.write(key, JSON.stringify({ owner, content }));
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
