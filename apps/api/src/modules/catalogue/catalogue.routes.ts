// TMF620 plans and packages: one plan as an object by `id`, several by `code`; packages by tab, as a list, or one.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Problem } from '@portal/contract/errors';
import { getProductSpecification, listProductSpecifications } from '@portal/contract/lines/specifications';
import {
  factLists,
  getPlan,
  listPackageOfferings,
  listRoamingDestinations,
  type PackageOffering,
  packageCategorySchema,
} from '@portal/contract/shopping/catalogue';
import { getCategory, getOffering, listCategories } from '@portal/contract/shopping/plan-list';
import {
  type Catalogue,
  catalogueFactNames,
  type PackageOffering as Offered,
  shownRoamingDestination,
} from '@portal/operator-ports/catalogue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf, lineInHeaders } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import {
  listFact,
  toCategories,
  toPackageOffering,
  toPlan,
  toPlanCategories,
  toSpecification,
} from './catalogue.wire.ts';

export function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }): void {
  const answersFor = createPackageAnswers();

  route(app, getPlan, async ({ query }) => {
    if ('code' in query) return (await catalogue.plans(query.code.split(','))).map(toPlan);
    const [plan] = await catalogue.plans([query.id]);
    if (!plan) throw new Problem('NOT_FOUND');
    return toPlan(plan);
  });

  route(app, listCategories, async ({ query, request, reply }) => {
    if (query['@baseType'] === 'Plan') {
      const plans = kindsOf(request).includes('Postpaid') ? await catalogue.offeredPlans() : [];
      return sendCollection(request, reply, toPlanCategories(plans));
    }
    const answers = await answersFor(await catalogue.packages(), kindsOf(request));
    if (Object.keys(query).length > 0) {
      return sendCollection(request, reply, toCategories(answers.offerings));
    }
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (takesGzip) reply.header('Content-Encoding', 'gzip');
    return reply
      .headers({ Vary: 'Accept-Encoding', 'Content-Type': 'application/json; charset=utf-8' })
      .send(takesGzip ? answers.categoriesGzip : answers.categoriesJson);
  });

  route(app, getCategory, async ({ params, request, reply }) => {
    const kinds = kindsOf(request);
    const plans = kinds.includes('Postpaid') ? toPlanCategories(await catalogue.offeredPlans()) : [];
    const { offerings } = await answersFor(await catalogue.packages(), kinds);
    const categories = [...toCategories(offerings), ...plans];
    return sendItem(
      request,
      reply,
      categories.find(({ id }) => id === params.id),
    );
  });

  route(app, listPackageOfferings, async ({ request, reply }) => {
    const { offerings } = await answersFor(await catalogue.packages(), kindsOf(request));
    return sendCollection(request, reply, offerings);
  });

  /** A plan by its code, or a package that is on offer to the line in the headers. */
  async function offeringOf(request: FastifyRequest, id: string) {
    const [plan] = await catalogue.plans([id]);
    if (plan) return toPlan(plan);
    const found = await catalogue.findPackage(id);
    const kinds = kindsOf(request);
    return found?.lineKinds.some((kind) => kinds.includes(kind)) ? toPackageOffering(found) : null;
  }

  route(app, getOffering, async ({ params, request, reply }) =>
    sendItem(request, reply, await offeringOf(request, params.id)),
  );

  route(app, listRoamingDestinations, async () =>
    (await catalogue.roamingDestinations()).map(shownRoamingDestination.of),
  );

  for (const name of catalogueFactNames)
    route(app, factLists[name], () => listFact(catalogue, name) as never);

  route(app, listProductSpecifications, async ({ request, reply }) => {
    const kinds = kindsOf(request);
    const { offerings } = await answersFor(await catalogue.packages(), kinds);
    const plans = kinds.includes('Postpaid') ? await catalogue.offeredPlans() : [];
    return sendCollection(request, reply, [...plans.map(toPlan), ...offerings].map(toSpecification));
  });

  route(app, getProductSpecification, async ({ params, request, reply }) => {
    const offering = await offeringOf(request, params.id);
    return sendItem(request, reply, offering && toSpecification(offering));
  });
}

/** Of the line that the headers name, or of all the caller's mobile lines. */
function kindsOf(request: FastifyRequest): MobileKind[] {
  const line = lineInHeaders(request);
  const lines = line ? [line] : callerOf(request).lines;
  return lines.flatMap(({ kind }) => (kind === 'Fixed' ? [] : [kind]));
}

type MobileKind = Offered['lineKinds'][number];

interface PackageAnswers {
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
function createPackageAnswers() {
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
