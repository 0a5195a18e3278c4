// Browser notifications, one per table: created by the page or, where pages may not (Android), by the service worker,
// which then handles the click (install/sw.ts).
import { router } from '../router.svelte';
import { texts } from '../texts/texts.svelte';

const shown = new Map<string, Notification>();

const pathOf = (code: string): string => `/t/${encodeURIComponent(code)}`;
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

export const notices = {
  /** Replaces an older notification of the same table. */
  async show(code: string, title: string, body: string): Promise<void> {
    const path = pathOf(code);
    const options = { tag: code, body, lang: texts.language, icon: '/icons/icon-192.png', data: path };
    try {
      const made = new Notification(title, options);
      made.onclick = () => {
        made.close();
        focus();
        if (location.pathname !== path) router.go(path);
      };
      shown.set(code, made);
    } catch {
      await (await registered())?.showNotification(title, options);
    }
  },
  async close(code: string): Promise<void> {
    shown.get(code)?.close();
    shown.delete(code);
    for (const one of (await (await registered())?.getNotifications?.({ tag: code })) ?? []) one.close();
  },
};
