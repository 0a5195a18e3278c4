import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/colours.css';
import './look/seats.css';
import './look/page.css';
import { install } from './install/install.svelte';
import { update } from './install/update.svelte';
import { mountParts } from './look/parts';
import { theme } from './look/theme.svelte';
import { texts } from './texts/texts.svelte';

theme.begin();
install.begin();
// No service worker in development, where the files change constantly.
if (import.meta.env.PROD) update.begin();
const target = document.getElementById('app');
if (target) {
  await Promise.all([mountParts(document.body), texts.begin()]);
  mount(App, { target });
}
