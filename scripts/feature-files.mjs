// node scripts/feature-files.mjs [range]: how many source files and rooms each `feat` commit touched, and the medians.
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const range = process.argv[2] ?? 'HEAD~100..HEAD';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Neither tests nor what a command writes. */
const isSource = (file) =>
  /\.(ts|tsx|css)$/.test(file) && !/(\.test\.|\.spec\.|^e2e\/|\/test\/|\/states\/|migrations\/)/.test(file);

/** A room's folder on the server and in the browser, a package elsewhere. */
const roomOf = (file) =>
  /^(apps\/(?:api|operator|web)\/src\/\w[\w-]*(?:\/[\w-]+(?=\/))?|(?:apps|packages)\/[\w-]+)/.exec(
    file,
  )?.[1] ?? file;

const commits = git('log', '--no-merges', '--grep=^feat', '--pretty=%h %s', range).map((line) => {
  const [hash, ...subject] = line.split(' ');
  const files = git('show', '--pretty=', '--name-only', hash).filter(isSource);
  return { hash, subject: subject.join(' '), files: files.length, rooms: new Set(files.map(roomOf)).size };
});

for (const { hash, subject, files, rooms } of commits)
  console.log(
    `${String(files).padStart(4)} files ${String(rooms).padStart(3)} rooms  ${hash} ${subject.slice(0, 80)}`,
  );

const counts = commits.map(({ files }) => files).sort((a, b) => a - b);
const quantile = (share) => counts[Math.min(counts.length - 1, Math.floor(counts.length * share))] ?? 0;
if (counts.length > 0)
  console.log(
    `\n${counts.length} commits; source files: median ${quantile(0.5)}, p75 ${quantile(0.75)}, p90 ${quantile(0.9)}`,
  );
