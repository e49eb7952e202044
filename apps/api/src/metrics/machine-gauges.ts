// What this process runs on: how much memory it may have, and what is left on the disk of its data.
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { Gauge, Registry } from 'prom-client';

/** Of the container, where there is one. */
const memoryLimit = () => Math.min(process.constrainedMemory() || totalmem(), totalmem());

export function createMachineGauges({ dataDir }: { dataDir: string }): Registry {
  const registry = new Registry();
  new Gauge({
    name: 'portal_memory_limit_bytes',
    help: 'What all processes of this machine or container may have together',
    registers: [registry],
    collect() {
      this.set(memoryLimit());
    },
  });
  new Gauge({
    name: 'portal_data_disk_bytes',
    help: 'Of the disk that holds DATA_DIR',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // With a database elsewhere the folder is there once something is kept in it.
      const disk = await statfs(dataDir).catch(() => null);
      if (!disk) return this.reset();
      this.set({ state: 'free' }, disk.bavail * disk.bsize);
      this.set({ state: 'used' }, (disk.blocks - disk.bavail) * disk.bsize);
    },
  });
  return registry;
}
