// Writes what the assistant has learnt of the market into a folder: the bundle's, when the server is built.
import { writeLearnt } from './learnt-file.ts';
import { learnTopics } from './topics.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('Usage: MARKET=… node build-learnt.ts DIR');
writeLearnt(folder, learnTopics());
