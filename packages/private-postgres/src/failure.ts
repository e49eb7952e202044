// Turns what a program or the system said about a failure into one line.

const systemReasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  ENOSPC: 'no space left on the disk',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it exists and is not a folder',
};

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemReasons[code] ?? error.message;
}

/** The line of a PostgreSQL program's output that says why it gave up. */
export function reasonIn(output: string): string | undefined {
  // A full disk shows itself in many sentences, of which the last is often the least clear.
  if (/No space left on device|Check free disk space/.test(output)) return systemReasons.ENOSPC;
  const lines = output.split('\n').map((line) => line.trim());
  const fault =
    lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.find(isFault) ?? lines.findLast(Boolean);
  return fault?.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '');
}

function isFault(line: string): boolean {
  return /\b(ERROR|error):/.test(line) || line.includes('could not');
}
