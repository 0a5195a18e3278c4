import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// A folder may import only from the folders below it: boards know neither pages nor the connection.
const below = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [{ group: patterns }] }],
});

export default ts.config(
  { ignores: ['dist', 'shots', 'node_modules', 'src/generated', 'src/look/fonts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'svelte/require-each-key': 'error',
      'svelte/no-at-html-tags': 'error',
      // Drawing data are plain values that are recreated; reactive collections are used where needed.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['src/boards/**'], rules: below('**/pages/**', '**/connection/**', '**/demo/**') },
  {
    files: ['src/look/**'],
    rules: below('**/boards/**', '**/pages/**', '**/connection/**', '!**/connection/again', '**/demo/**'),
  },
  {
    files: ['src/texts/**'],
    rules: below('**/boards/**', '**/pages/**', '**/connection/**', '!**/connection/again', '**/demo/**'),
  },
  {
    files: ['src/worker/**'],
    // A worker fetches its module as patiently as the page fetches its files.
    rules: below('**/boards/**', '**/pages/**', '**/connection/**', '!**/connection/again', '**/look/**', '**/demo/**'),
  },
  { files: ['src/install/**'], rules: below('**/boards/**', '**/pages/**', '**/connection/**', '**/demo/**') },
  { files: ['src/connection/**'], rules: below('**/boards/**', '**/pages/**', '**/look/**', '**/demo/**') },
);
