// The server as `npm start` runs it, for journeys and benchmarks that are called by themselves.
import { buildLearntServer, main } from './setup.mjs';

main(buildLearntServer);
