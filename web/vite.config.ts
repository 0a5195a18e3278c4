import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { engine } from './build-steps/engine.ts';
import { fonts } from './build-steps/fonts.ts';
import { optionTexts } from './build-steps/option-texts.ts';
import { serviceWorker } from './build-steps/service-worker.ts';

const behind = process.env['SPIRES_SERVER'] ?? 'http://127.0.0.1:8080';

// Every file costs a request, so a page is a few files: what every page needs, what every table needs, and the board of
// one game (e2e/visits.e2e.ts counts). What a first move does not need stays apart.
const kLater =
  '(?!table/(?:ChatPanel|GameMenu|HelpSheet|PassSheet|ResultPanel|ResultScene|SeatCard|SpectatorList|TableSheets))';
const groups = [
  {
    name: 'common',
    test: /\/node_modules\/|\/src\/((look|connection|table)\/|texts\/\w+(\.svelte)?\.ts|router|pages\/(HomeBar|Missing|NotFetched|Page)\.|games\/titles|install\/update|guide\/kept|lessons\/progress|boards\/(layout|towers\/(geometry|Plate|Stack)))/,
  },
  {
    name: 'table',
    test: new RegExp(
      `/src/(pages/${kLater}(?:table/|Table|TopBar)|boards/[^/]+$|boards/towers/(?:Block|easing|wondering)|film/|generated/spells|notify/|sound/)`,
    ),
  },
  {
    name: 'duel',
    test: /\/src\/(boards\/duel\/(?!(?:Aftermath|Dialog|ScoreStep|Scoring|Standings|TowerTip|[Xx]ray)\.)|(?:games|hints)\/duel)/,
  },
  { name: 'towers', test: /\/src\/(boards\/towers\/(?!Standings)|(?:games|hints)\/towers)/ },
];

// The content security policy allows scripts and styles only from the server's own files, so nothing may be inlined
// into the page: no inlined assets, no data: fonts, no polyfill script.
export default defineConfig({
  plugins: [engine(), optionTexts(), fonts(), svelte(), serviceWorker()],
  // The demo exists in dev mode only: its page is not among the inputs of a build.
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  // The engine is in the parent folder; `./dev web` starts the server behind this proxy.
  server: {
    host: '127.0.0.1',
    fs: { allow: ['.', '../build/wasm'] },
    proxy: { '/api': { target: behind }, '/ws': { target: behind, ws: true } },
  },
});
