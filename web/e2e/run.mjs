// Runs one of the scripts here that are not tests: node e2e/run.mjs shots | newcomer | learning | pictures | bench
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const name = process.argv[2];
if (!['shots', 'newcomer', 'learning', 'pictures', 'bench'].includes(name)) {
  console.error('usage: node e2e/run.mjs shots | newcomer | learning | pictures | bench');
  process.exit(2);
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { module } = await runnerImport(`./e2e/${name}.ts`, { configFile: false, logLevel: 'error' });
await module.default(process.argv.slice(3));
