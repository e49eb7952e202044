// What the tests of all workspaces without a browser run by.

export const inNode = {
  testTimeout: 60_000,
  // Modules are loaded once a worker.
  isolate: false,
  // By Node itself, which strips the types: what Vite makes of a module loads and runs a third slower.
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
