// Opens the rule sheet about something on the table, in all three ways.
import type { Locator, Page } from 'playwright-core';
import type { Say } from './words.ts';

export class RuleSheet {
  readonly #page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.#page = page;
    this.#say = say;
  }

  /** Waits until the sheet shows a rule, then closes it. */
  async read(rule: RegExp | string = /(WT|KM)-\d/): Promise<void> {
    await this.#page.getByRole('dialog').getByText(rule).first().waitFor();
    await this.#page.keyboard.press('Escape');
    // The page handles the close event of a dialog a moment later.
    await this.#page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** Asks with the right button, by keyboard, and with the question mark, where it looks up a topic of this rule. */
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
