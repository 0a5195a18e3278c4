// Asks a table what something on it is, in all three ways.
import type { Locator, Page } from 'playwright-core';
import type { Say } from './words.ts';

export class RuleSheet {
  readonly #page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.#page = page;
    this.#say = say;
  }

  /** Read until a rule stands there, and closed. */
  async read(rule: RegExp | string = /(WT|KM)-\d/): Promise<void> {
    await this.#page.getByRole('dialog').getByText(rule).first().waitFor();
    await this.#page.keyboard.press('Escape');
    // A dialog that is hidden tells its page a moment later.
    await this.#page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** With the right button, by keyboard, and with the question mark: there a topic is looked up that this rule is about. */
  async askAbout(thing: Locator, topic: string, rule: string): Promise<void> {
    await thing.click({ button: 'right' });
    await this.read();
    await thing.focus();
    await this.#page.keyboard.press('i');
    await this.read();
    await this.#page.getByRole('button', { name: this.#say('about') }).click();
    await this.#page.getByRole('button', { name: this.#say('about-glance') }).click();
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: this.#say(topic) })
      .click();
    await this.read(rule);
  }
}
