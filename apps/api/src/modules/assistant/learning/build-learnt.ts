// Learns each reading that was not learnt already from the same, beside the others, and writes it beside the bundle.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { learnDetails } from './details.ts';
import { readExamples } from './examples.ts';
import { type ReadingName, readingNames } from './features.ts';
import { readLearnt, writeLearnt } from './learnt-file.ts';
import { learnTopics } from './topics.ts';

const from = hashOfWhatTeaches();
if (isMainThread) {
  const missing = readingNames.filter((name) => !readLearnt(name, { from }));
  for (const name of missing) new Worker(new URL(import.meta.url), { workerData: name });
} else {
  const name: ReadingName = workerData;
  if (name === 'details') writeLearnt(name, learnDetails(), { from });
  else writeLearnt(name, learnTopics(name), { from });
}

/** The examples, and the sources beside this, which say how they are read. */
function hashOfWhatTeaches(): string {
  const hash = createHash('sha256').update(JSON.stringify(readExamples()));
  const folder = new URL('.', import.meta.url);
  for (const source of readdirSync(folder).sort())
    if (/(?<!\.test)\.ts$/.test(source)) hash.update(readFileSync(new URL(source, folder)));
  return hash.digest('hex');
}
