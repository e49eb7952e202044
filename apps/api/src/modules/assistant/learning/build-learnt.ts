// Learns all readings where they were not learnt already from the same, one beside the other, and writes them beside the
// bundle when the last is learnt: no question is read by one alone.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { titles } from './examples.ts';
import { type ReadingName, readingNames } from './features.ts';
import { forgetLearnt, learntFrom, markLearnt, writeLearnt } from './learnt-file.ts';
import { learnDetails, learnTopics } from './lessons.ts';

if (isMainThread) {
  const from = hashOfWhatTeaches();
  if (learntFrom(readingNames) !== from) await learnAll(from);
} else {
  const name: ReadingName = workerData;
  parentPort?.postMessage(name === 'details' ? learnDetails() : learnTopics(name));
}

async function learnAll(from: string): Promise<void> {
  forgetLearnt();
  if (process.send) learnMeanwhile();
  const learnt = await Promise.all(
    readingNames.map((name) => once(new Worker(new URL(import.meta.url), { workerData: name }), 'message')),
  );
  for (const [place, name] of readingNames.entries()) writeLearnt(name, learnt[place]?.[0]);
  markLearnt(from);
}

/** Whoever has started us goes on: we take our turn after them, and end with them. */
function learnMeanwhile(): void {
  process.send?.('learning');
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  setPriority(constants.priority.PRIORITY_LOW);
}

/** The examples, and the sources beside this, which say how they are read. */
function hashOfWhatTeaches(): string {
  const hash = createHash('sha256').update(JSON.stringify(titles()));
  const folder = new URL('.', import.meta.url);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/(?<!\.test)\.(ts|txt)$/.test(name)) hash.update(readFileSync(new URL(name, folder)));
  return hash.digest('hex');
}
