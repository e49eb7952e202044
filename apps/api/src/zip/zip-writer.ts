// A ZIP file that is made while it leaves: what is ready is taken away, and never all of it lies in memory.
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipFile {
  push(text: string): void;
  end(): void;
}

export interface ZipWriter {
  /** What is compressed already, or small. */
  add(name: string, bytes: Uint8Array): void;
  /** A text that comes in parts. Files that are begun together leave one after another, the first first. */
  begin(name: string): ZipFile;
  end(): void;
  take(): Uint8Array[];
}

export function createZip(): ZipWriter {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  return {
    add(name, bytes) {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(bytes, true);
    },
    begin(name) {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      return { push: (text) => file.push(strToU8(text)), end: () => file.push(new Uint8Array(), true) };
    },
    end: () => zip.end(),
    take: () => ready.splice(0),
  };
}
