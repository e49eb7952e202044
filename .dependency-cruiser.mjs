// The house's import rules: neighbours never import neighbours, only the layer above composes them.
// A breach of each kind is planted in scripts/import-rules.test.mjs and must be caught.

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { path: from }, to });

const api = '^apps/api/src';
const learning = `${api}/modules/assistant/learning`;
const operator = '^apps/operator/src';
const web = '^apps/web/src';
const edge = String.raw`\.(routes|wire)\.ts$`;

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that need each other are one file, or need a third.',
      severity: 'error',
      // Page models of the journeys return the next page, as a customer goes round.
      from: { pathNot: '^e2e/' },
      to: { circular: true },
    },
    rule(
      'contract-stands-alone',
      'The contract knows what the operator’s things are, what is the country’s, and help’s pages, questions and promises.',
      '^packages/contract/src',
      {
        path: '.',
        pathNot: [
          '^packages/(contract|operator-ports|market)/src',
          '^packages/help/src/(pages|promises|questions)',
          'node_modules/zod',
        ],
      },
    ),
    {
      name: 'rooms-by-face',
      comment:
        'Of another room a room runs <name>.ts and *.wire.ts alone; the rest it is handed, and may name its types.',
      severity: 'error',
      from: { path: `${api}/modules/([^/]+)/`, pathNot: String.raw`\.test\.ts$` },
      to: {
        path: `${api}/modules/`,
        pathNot: [`${api}/modules/$1/`, `${api}/modules/([^/]+)/\\1\\.ts$`, `${api}/modules/.+\\.wire\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    },
    rule('modules-below', 'Rooms know nothing above them.', `${api}/modules/`, {
      path: `${api}/(jobs|start|app\\.ts|app-flows\\.ts|app-modules\\.ts|app-routes\\.ts|server\\.ts)`,
    }),
    {
      name: 'modules-know-no-http',
      comment: 'Only routes and wire mappings know the edge.',
      severity: 'error',
      from: { path: `${api}/modules/`, pathNot: [edge, String.raw`\.test\.ts$`] },
      to: { path: [`${api}/http/`, 'node_modules/fastify'] },
    },
    {
      name: 'serving-learns-nothing',
      comment:
        'What learns keeps a core busy for many seconds: a program of its own does, and servers read what it wrote.',
      severity: 'error',
      from: { path: api, pathNot: [`${learning}/(build-learnt|lessons)\\.ts$`, String.raw`\.test\.ts$`] },
      to: { path: `${learning}/(build-learnt|lessons|learner)\\.ts$` },
    },
    {
      name: 'jobs-by-face',
      comment: 'What is due is handed to the jobs; of a room they run its face alone.',
      severity: 'error',
      from: { path: `${api}/jobs/`, pathNot: String.raw`\.test\.ts$` },
      to: {
        path: `${api}/modules/`,
        pathNot: `${api}/modules/([^/]+)/\\1\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ports-not-adapters',
      comment: 'Adapters are chosen in app-modules.ts.',
      severity: 'error',
      from: { path: `${api}/(modules|jobs|http)/` },
      to: { path: `${api}/providers/`, pathNot: `${api}/providers/[^/]+/port\\.ts$` },
    },
    {
      name: 'sql-in-stores',
      comment: 'Only *.store.ts, db/ and the demo know the query builder; jobs lend it to the queue.',
      severity: 'error',
      from: {
        path: [api, operator],
        pathNot: [
          String.raw`\.store\.ts$`,
          `${api}/db/`,
          `${api}/jobs/`,
          String.raw`\.test\.ts$`,
          `${operator}/(db|demo)/`,
        ],
      },
      to: { path: ['node_modules/drizzle-orm', `${api}/db/schema\\.ts$`, '^apps/operator/src/db/schema'] },
    },
    {
      name: 'fastify-at-the-edge',
      comment: 'Only routes and wire mappings, http/, start/, app.ts and app-routes.ts know Fastify.',
      severity: 'error',
      from: {
        path: api,
        pathNot: [edge, String.raw`\.test\.ts$`, `${api}/(http|start)/`, `${api}/(app|app-routes)\\.ts$`],
      },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    rule('http-below', 'The gateway knows no module: app.ts hands it what it needs.', `${api}/http/`, {
      path: `${api}/(modules|jobs)/`,
    }),
    {
      name: 'db-below',
      comment: 'The database knows nothing above it; one command asks a room whether its rows are right.',
      severity: 'error',
      from: { path: `${api}/db/`, pathNot: `${api}/db/commands/commands\\.ts$` },
      to: { path: `${api}/(modules|jobs|http|providers)/` },
    },
    {
      name: 'web-types-of-contract',
      comment:
        'The browser takes types from the contract, and the kinds of purchase; `api/` its calls too, of which the build leaves the address and the shape of an answer.',
      severity: 'error',
      from: { path: web, pathNot: [String.raw`\.test\.tsx?$`, `${web}/api/`] },
      to: {
        path: '^packages/(contract|operator-ports)/src',
        pathNot: String.raw`^packages/contract/src/paying/purchase-kinds\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    rule(
      'router-by-its-door',
      'lib/place says where one is, with the words of a path as they were given; the router leaves some encoded.',
      `${web}/(screens|shared|shell|api|session|ui)/`,
      { path: 'node_modules/wouter' },
    ),
    rule('screens-not-neighbours', 'Screens never import screens.', `${web}/screens/([^/]+)/`, {
      path: `${web}/screens/`,
      pathNot: `${web}/screens/$1/`,
    }),
    rule('screens-below-app', 'Screens know neither the app nor the shell.', `${web}/screens/`, {
      path: `${web}/(app|shell)/`,
    }),
    rule('shell-below-app', 'The shell knows neither the app nor a screen.', `${web}/shell/`, {
      path: `${web}/(app|screens)/`,
    }),
    rule('shared-below-screens', 'What two screens share knows none of them.', `${web}/shared/`, {
      path: `${web}/(app|shell|screens)/`,
    }),
    rule('api-below-shared', 'Requests know no screen.', `${web}/api/`, {
      path: `${web}/(app|shell|screens|shared|ui)/`,
    }),
    rule('session-below-api', 'The session knows no request.', `${web}/session/`, {
      path: `${web}/(app|shell|screens|shared|api|ui)/`,
    }),
    rule('lib-stands-alone', 'lib imports nothing above it.', `${web}/lib/`, {
      path: `${web}/(app|shell|screens|shared|api|session|ui)/`,
    }),
    rule('ui-knows-no-telecom', 'ui imports nothing above it.', `${web}/ui/`, {
      path: `${web}/(app|shell|screens|shared|api|session|lib)/`,
    }),
    {
      name: 'e2e-http-only',
      comment:
        'Journeys go through the door a customer uses; a free port, and which day it is here, are no part of it.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(apps|packages)/',
        pathNot: '^packages/(http-server/src/free-port|market/src/civil-dates)',
      },
    },
    rule(
      'leaves-stand-alone',
      'Card pages and the loop import nothing.',
      '^packages/(card-pages|keep-doing)/src',
      { path: '.', pathNot: '^packages/$1/src' },
    ),
    rule('help-knows-the-market', 'Words know where they are said.', '^packages/help/src', {
      path: '.',
      pathNot: '^packages/(help|market)/src',
    }),
    {
      name: 'private-postgres-stands-alone',
      comment: 'The supervisor of the database knows no telecom and nobody above it.',
      severity: 'error',
      from: { path: '^packages/private-postgres/src', pathNot: String.raw`\.(test|fixture)\.ts$` },
      to: {
        path: '.',
        pathNot: ['^packages/private-postgres/src', 'node_modules/zod'],
        dependencyTypesNot: ['core'],
      },
    },
    rule(
      'ports-stand-alone',
      'What is asked of the operator knows values, their schemas and the market.',
      '^packages/operator-ports/',
      {
        path: '.',
        pathNot: ['^packages/(operator-ports|market)/', 'node_modules/zod'],
      },
    ),
    {
      name: 'operator-tmf-below',
      comment: 'The wire between portal and operator knows neither end.',
      severity: 'error',
      from: { path: '^packages/operator-tmf/src', pathNot: String.raw`\.(test|fixture)\.ts$` },
      to: {
        path: '.',
        pathNot: ['^packages/(operator-tmf|operator-ports|contract|market)/src', 'node_modules/zod'],
      },
    },
    {
      name: 'upstream-knows-ports',
      comment:
        'What asks an operator’s own systems knows ports and their wire; routes know the gateway, too.',
      severity: 'error',
      from: { path: `${api}/upstream/`, pathNot: [edge, String.raw`\.(test|fixture)\.ts$`] },
      to: { path: [`${api}/`, '^apps/operator/'], pathNot: `${api}/(upstream/|settings-shapes\\.ts$)` },
    },
    {
      name: 'upstream-by-composition',
      comment:
        'Whether a family is embedded or remote is chosen once: by the settings and the tables of contents.',
      severity: 'error',
      from: {
        path: api,
        pathNot: [
          `${api}/(app|app-operator|app-modules|config)\\.ts$`,
          `${api}/upstream/`,
          String.raw`\.test\.ts$`,
        ],
      },
      to: { path: `${api}/upstream/` },
    },
    {
      name: 'operator-http-at-the-edge',
      comment:
        'Only apps/operator/src/http and server.ts know Fastify; the wire is known there and by the hub.',
      severity: 'error',
      from: {
        path: '^apps/operator/src',
        pathNot: [
          '^apps/operator/src/(http|hub)/',
          '^apps/operator/src/server\\.ts$',
          String.raw`\.test\.ts$`,
        ],
      },
      to: { path: ['node_modules/fastify', '^packages/operator-tmf/'] },
    },
    {
      name: 'market-stands-alone',
      comment: 'What is a country’s imports nothing.',
      severity: 'error',
      from: { path: '^packages/market/', pathNot: String.raw`(\.test|vitest\.config)\.ts$` },
      to: { path: '.', pathNot: '^packages/market/' },
    },
    {
      name: 'markets-by-choice',
      comment: 'Nobody names a country: who asks for the market is given the one that is served.',
      severity: 'error',
      from: {
        path: '^(apps|packages|bench)/',
        pathNot: ['^packages/market/', String.raw`\.test\.ts$`, '^apps/web/states/', '^apps/operator/test/'],
      },
      to: { path: 'packages/market/src/[^/]+/' },
    },
    rule(
      'database-knows-no-table',
      'The door to PostgreSQL knows nobody who uses it.',
      '^packages/database/',
      {
        path: '^(apps|packages)/',
        pathNot: '^packages/database/',
      },
    ),
    rule('http-server-below', 'How a server opens knows nobody who is served.', '^packages/http-server/', {
      path: '^(apps|packages)/',
      pathNot: '^packages/(http-server|market)/',
    }),
    rule('operator-apart', 'The operator knows nothing of the portal.', '^apps/operator/src', {
      path: '^(apps/(api|web|pay|assistant)|packages/(contract|help))/',
    }),
    {
      name: 'operator-rooms-by-face',
      comment:
        'A room of the operator runs of another its <name>.ts, seats that are taken, and what credits its next bill.',
      severity: 'error',
      from: {
        path: '^apps/operator/src/([^/]+)/',
        pathNot: [String.raw`\.test\.ts$`, '^apps/operator/src/(db|demo|http|hub|clock)/'],
      },
      to: {
        path: '^apps/operator/src/[^/]+/',
        pathNot: [
          '^apps/operator/src/$1/',
          '^apps/operator/src/(?:db|demo)/',
          '^apps/operator/src/thefts/thefts\\.store\\.ts$',
          '^apps/operator/src/seats/seats\\.store\\.ts$',
          '^apps/operator/src/([^/]+)/\\1\\.ts$',
          '^apps/operator/src/billing/next-bill\\.store\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'operator-by-composition',
      comment:
        'The operator is composed, not called: of it the place that chooses it, the start and the filling of databases know.',
      severity: 'error',
      from: {
        path: api,
        pathNot: [`${api}/(app-operator|config)\\.ts$`, `${api}/(db|start)/`, String.raw`\.test\.ts$`],
      },
      to: { path: '^apps/operator/' },
    },
    rule('web-apart', 'Browser and server meet over HTTP only.', web, { path: '^apps/(api|pay|assistant)/' }),
    rule('assistant-apart', 'The chat is somebody else in the same country.', '^apps/assistant/src', {
      path: '^(apps/(api|web|pay)|packages/(?!market|http-server))',
    }),
    rule('pay-apart', 'The provider is somebody else in the same country.', '^apps/pay/src', {
      path: '^(apps/(api|web|assistant)|packages/(?!market|http-server|keep-doing))',
    }),
    {
      name: 'api-apart',
      comment: 'Of the sandbox provider and the assistant the server knows how to start them, nothing else.',
      severity: 'error',
      from: { path: api, pathNot: [`${api}/start/`, String.raw`\.test\.ts$`] },
      to: { path: '^apps/(web|pay|assistant)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/data/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
