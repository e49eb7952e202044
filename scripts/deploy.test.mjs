// What the recipes of `deploy` name is there: settings that the portal knows, values that the chart uses.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { readConfig, settings } from '../apps/api/src/config.ts';
import { root } from './setup.mjs';

const read = (name) => readFileSync(join(root, 'deploy', name), 'utf8');
const words = (text, pattern) => [...text.matchAll(pattern)].map(([, word]) => word);
const known = new Set(Object.keys(settings.shape));

const named = {
  'portal.env.example': words(read('portal.env.example'), /^([A-Z_]+)=/gm),
  Dockerfile: words(read('Dockerfile').match(/^ENV (.*)$/m)?.[1] ?? '', /([A-Z_]+)=/g),
  'helm/values.yaml': words(read('helm/values.yaml'), /^ {2}([A-Z_]+):/gm),
  'systemd/portal.service': words(read('systemd/portal.service'), /^Environment=([A-Z_]+)=/gm),
};

for (const [file, names] of Object.entries(named))
  it(`${file} names settings that there are`, () => {
    assert.ok(names.length > 0);
    // Compose reads these two; to the portal they are nobody's.
    const toThePortal = names.filter((name) => !/^(POSTGRES_PASSWORD|MEMORY_LIMIT)$/.test(name));
    assert.deepEqual(
      toThePortal.filter((name) => !known.has(name)),
      [],
    );
  });

it('the example of settings asks for all that production refuses to miss', () => {
  const given = Object.fromEntries(named['portal.env.example'].map((name) => [name, undefined]));
  const filled = {
    ...given,
    PORTAL_ORIGIN: 'https://portal.example',
    KUSHKI_BASE_URL: 'https://api.example',
  };
  let message = '';
  try {
    readConfig({ ...filled, NODE_ENV: 'production', DATABASE_URL: 'postgres://portal@database/portal' });
  } catch (error) {
    message = error.message;
  }
  const missed = words(message, /^Setting ([A-Z_]+) is/gm);
  assert.ok(missed.length > 3);
  assert.deepEqual(
    missed.filter((name) => !named['portal.env.example'].includes(name)),
    [],
  );
});

it('the assistant is there where its origin is named, and its port is open', () => {
  const image = read('Dockerfile').match(/^ENV (.*)$/m)?.[1] ?? '';
  const given = Object.fromEntries([...image.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, ...pair]) => pair));
  const assistantWith = (more) =>
    readConfig({ ...given, NODE_ENV: '', PORTAL_ORIGIN: 'https://portal.example', ...more }).assistant;
  assert.equal(assistantWith({}).kind, 'off');
  const { kind, port } = assistantWith({ ASSISTANT_ORIGIN: 'https://asistente.example' });
  assert.equal(kind, 'builtin');
  assert.match(read('Dockerfile'), new RegExp(`^EXPOSE .*\\b${port}\\b`, 'm'));
  assert.match(read('helm/templates/deployment.yaml'), new RegExp(`containerPort: ${port}$`, 'm'));
  assert.match(read('helm/templates/service.yaml'), new RegExp(`port: ${port}$`, 'm'));
});

it('the chart’s templates use values that there are', () => {
  const values = read('helm/values.yaml');
  const templates = readdirSync(join(root, 'deploy/helm/templates'));
  const used = new Set(
    templates.flatMap((name) => words(read(`helm/templates/${name}`), /\.Values\.(\w+)/g)),
  );
  assert.ok(used.size > 6);
  for (const name of used) assert.match(values, new RegExp(`^${name}:`, 'm'));
});

it('the chart’s memory goes by the processes, also where the values limit something else', () => {
  const container = read('helm/templates/_container.tpl');
  assert.match(
    container,
    /mergeOverwrite \(dict "requests" \$requests "limits" \$limits\) \.Values\.resources/,
  );
  assert.match(read('helm/values.yaml'), /^resources: \{\}$/m);
});

it('what a cluster or a system adds of itself neither refuses a start nor ends one in the middle of a migration', () => {
  const links = { PORTAL_SERVICE_HOST: '10.0.0.1', PORTAL_PORT: 'tcp://10.0.0.1:80' };
  for (const name of Object.keys(links))
    assert.throws(() => readConfig({ [name]: links[name] }), /^Error: Unknown setting PORTAL_/);
  assert.match(read('helm/templates/_container.tpl'), /^enableServiceLinks: false$/m);
  assert.match(read('systemd/portal.service'), /^TimeoutStartSec=1h$/m);
});

it('the unit lets a server that listens on every address ask which these are', () => {
  const listens = readFileSync(join(root, 'node_modules/fastify/lib/server.js'), 'utf8');
  assert.match(listens, /os\.networkInterfaces\(\)/);
  assert.match(read('systemd/portal.service'), /^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
});

it('image, chart and packages are of one version, and the changes tell of it', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.match(read('Dockerfile'), new RegExp(`image.version=${version} `));
  assert.match(read('helm/Chart.yaml'), new RegExp(`^version: ${version}\nappVersion: "${version}"$`, 'm'));
  assert.match(read('helm/values.yaml'), new RegExp(`tag: "${version}"`));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const ours = Object.entries(packages).filter(([path, { link }]) => !path.includes('node_modules') && !link);
  for (const [path, { version: own }] of ours) assert.equal(own, version, path);
  assert.match(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), new RegExp(`^## ${version}$`, 'm'));
});
