// The catalogue's tabs as bytes: written once for each kind of line, and again when a package changes.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type PackageOffering, packageCategorySchema } from '@portal/contract/shopping/catalogue';
import type { PackageOffering as Offered } from '@portal/operator-ports/catalogue';
import { z } from 'zod';
import { toCategories, toPackageOffering } from './catalogue.wire.ts';

export type MobileKind = Offered['lineKinds'][number];

export interface PackageAnswers {
  offerings: readonly PackageOffering[];
  /** The tabs, by their schema. */
  categoriesJson: Buffer;
  categoriesGzip: Buffer;
}

const compress = promisify(gzip);
const categoriesSchema = z.array(packageCategorySchema);

/**
 * Of the packages that at least one of these kinds may buy. Hundreds of packages would otherwise be checked
 * and written anew for every customer who looks.
 */
export function createPackageAnswers() {
  const written = new WeakMap<readonly Offered[], Map<string, Promise<PackageAnswers>>>();
  return (packages: readonly Offered[], kinds: readonly MobileKind[]): Promise<PackageAnswers> => {
    const byKinds = written.get(packages) ?? new Map<string, Promise<PackageAnswers>>();
    written.set(packages, byKinds);
    const key = [...new Set(kinds)].sort().join();
    const answers = byKinds.get(key) ?? write(packages, kinds);
    byKinds.set(key, answers);
    return answers;
  };
}

async function write(packages: readonly Offered[], kinds: readonly MobileKind[]): Promise<PackageAnswers> {
  const offerings = packages
    .filter(({ lineKinds }) => lineKinds.some((kind) => kinds.includes(kind)))
    .map(toPackageOffering);
  const categories = categoriesSchema.parse(toCategories(offerings));
  const categoriesJson = Buffer.from(JSON.stringify(categories));
  return { offerings, categoriesJson, categoriesGzip: await compress(categoriesJson) };
}
