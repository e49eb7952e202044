// Learns a reading where it was not learnt already from the same, and writes it beside the bundle.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readExamples } from './examples.ts';
import { readLearnt, writeLearnt } from './learnt-file.ts';
import { learnReading, type ReadingName } from './topics.ts';

const name = process.argv[2] as ReadingName;
const examples = readExamples();
const from = hashOfWhatTeaches();
if (!readLearnt(name, { from })) writeLearnt(name, learnReading(name, examples), { from });

/** The examples, and the sources beside this, which say how they are read. */
function hashOfWhatTeaches(): string {
  const hash = createHash('sha256').update(JSON.stringify(examples));
  const folder = new URL('.', import.meta.url);
  for (const source of readdirSync(folder).sort())
    if (/(?<!\.test)\.ts$/.test(source)) hash.update(readFileSync(new URL(source, folder)));
  return hash.digest('hex');
}
