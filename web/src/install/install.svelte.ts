// Installs the page on the device: browsers that support it fire an event.
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallPrompt>();

export const install = {
  get isOffered(): boolean {
    return offer !== undefined;
  },
  async now(): Promise<void> {
    const taken = offer;
    // The prompt can be used only once.
    offer = undefined;
    await taken?.prompt();
  },
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      offer = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (offer = undefined));
  },
};
