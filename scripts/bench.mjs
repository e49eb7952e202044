// npm run bench [-- name…]: every benchmark, or those whose file name contains one of the names, one after another.
import { main, runMeasures } from './setup.mjs';

main(() => runMeasures('bench', (file) => file.endsWith('.bench.ts') || file === 'page-weight.ts'));
