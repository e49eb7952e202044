// Which release this is, and of which commit: the same words wherever somebody asks.
import root from '../../../package.json' with { type: 'json' };

/** The bundle's own, written by `buildServer`; sources that run as they are have none. */
declare const builtCommit: string | undefined;

const commit = typeof builtCommit === 'string' ? builtCommit : 'source';

export const release = { version: root.version, commit };
