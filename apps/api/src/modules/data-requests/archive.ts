// An archive of everything that is held of a person: JSON and CSV in a ZIP, written while it is read.
import { csvOf } from '@portal/market/csv';
import type { Caller } from '../../caller.ts';
import { createZip, type ZipWriter } from '../../zip/zip-writer.ts';
import { type ArchiveNotes, type ArchiveTable, type AskAsPerson, type Json, rowOf } from './archive-rows.ts';
import { archiveLine, archiveCopy as copy } from './data-requests.copy.ts';

export interface WriteArchive {
  caller: Caller;
  /** As they are called in it. */
  person: string;
  ask: AskAsPerson;
  write(bytes: Uint8Array): Promise<void>;
}

export interface ArchiveNeeds {
  brand: string;
  tables(ask: AskAsPerson, caller: Caller, notes: ArchiveNotes): ArchiveTable[];
}

export function createWriteArchive({ brand, tables }: ArchiveNeeds) {
  return async ({ caller, person, ask, write }: WriteArchive): Promise<void> => {
    const zip = createZip();
    const leave = async () => {
      for (const chunk of zip.take()) await write(chunk);
    };
    const refused: string[] = [];
    const files: string[] = [];
    let isWhole = true;
    const notes: ArchiveNotes = {
      refused: (line) => refused.push(line),
      leftOut(rows) {
        if (rows > 0) isWhole = false;
      },
    };
    for (const table of tables(ask, caller, notes)) {
      isWhole = true;
      const count = await writeTable(zip, table, leave);
      files.push(archiveLine(table.file, count, isWhole));
    }
    const readme = zip.begin(copy.readme);
    readme.push(copy.text({ brand, person, at: new Date(), files, refused }));
    readme.end();
    zip.end();
    await leave();
  };
}

/** The JSON leaves at once; of the CSV no more lies in memory than what is left of it when it is compressed. */
async function writeTable(zip: ZipWriter, table: ArchiveTable, leave: () => Promise<void>): Promise<number> {
  const { file, columns, isList, pages } = table;
  const json = zip.begin(`${file}.json`);
  const csv = zip.begin(`${file}.csv`);
  csv.push(csvOf([columns]));
  let count = 0;
  for await (const page of pages) {
    if (page.length === 0) continue;
    json.push(
      page.map((item, place) => `${count + place === 0 ? opening(isList) : ',\n'}${textOf(item)}`).join(''),
    );
    csv.push(withoutMark(csvOf(page.map((item) => rowOf(item, columns)))));
    count += page.length;
    await leave();
  }
  json.push(isList ? `${count === 0 ? '[' : ''}\n]\n` : count === 0 ? 'null\n' : '\n');
  json.end();
  csv.end();
  await leave();
  return count;
}

const opening = (isList: boolean): string => (isList ? '[\n' : '');
const textOf = (item: Json): string => JSON.stringify(item);
/** Of the order of bytes, which a file says once. */
const withoutMark = (csv: string): string => csv.replace(/^\uFEFF/, '');
