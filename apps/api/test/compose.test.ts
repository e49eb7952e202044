// The compose file as Compose reads it: what its services are given, run and wait for is there.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../src/config.ts';

interface Service {
  image: string;
  build?: { dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
}

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const text = read('deploy/compose.yaml');
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
};
const example = [...read('deploy/portal.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

it('asks for nothing that the example of settings does not have, or for what has a value without', () => {
  const asked = [...text.matchAll(/\$\{([A-Z_]+)(:-)?/g)].filter(([, , hasOwn]) => !hasOwn);
  expect(asked.length).toBeGreaterThan(0);
  for (const [, name] of asked) expect(example).toContain(name);
});

it('migrates with the same image and database as serves, once the database is there', () => {
  const { database, migrate, portal } = services;
  expect(portal?.environment).toMatchObject(migrate?.environment ?? {});
  expect([migrate?.image, migrate?.build]).toEqual([portal?.image, portal?.build]);
  expect(migrate?.environment?.DATABASE_URL).toContain('@database:5432/portal');
  expect(migrate?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database).toHaveProperty('healthcheck');
  expect(portal?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  expect(Object.keys(volumes)).toEqual(['database', 'data']);
});

it('gives settings that there are, runs programs that the folder has, and listens for the own machine alone', () => {
  const { migrate, portal } = services;
  for (const name of Object.keys(portal?.environment ?? {}))
    expect(Object.keys(settings.shape)).toContain(name);
  // The portal is what the image runs.
  const recipe = read(portal?.build?.dockerfile ?? '');
  const programs = [migrate?.command?.[0] ?? '', /^CMD \["(.*)"\]$/m.exec(recipe)?.[1] ?? ''];
  const assembled = read('scripts/assemble.mjs');
  for (const program of programs) expect(assembled).toContain(`'${program.replace('./', '')}'`);
  // The second is the assistant's.
  expect(portal?.ports).toEqual([`127.0.0.1:3000:${/PORT=(\d+)/.exec(recipe)?.[1]}`, '127.0.0.1:3002:3002']);
});
