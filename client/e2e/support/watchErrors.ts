import type { BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';

/** What went wrong in the browser without a test having asked for it. */
export interface ErrorWatch {
  /** Errors whose text matches are expected from here on. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  /** The errors seen so far that nobody allowed, oldest first. */
  readonly unexpected: () => readonly string[];
  /** Listens no longer. */
  readonly stop: () => void;
}

/** Listens on every page of a context that is opened from now on, and on the console and the replies of all. */
export function watchErrors(context: BrowserContext): ErrorWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => seen.push(`Uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => seen.push('The page crashed.'));
  };
  const hearConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') seen.push(`Console: ${message.text()} (${message.location().url})`);
  };
  const hearResponse = (response: Response): void => {
    if (response.status() >= 500) {
      seen.push(`HTTP ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  };
  context.on('page', watch);
  context.on('console', hearConsole);
  context.on('response', hearResponse);
  return {
    allow: (...patterns) => {
      allowed.push(...patterns);
    },
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    stop: () => {
      context.off('page', watch);
      context.off('console', hearConsole);
      context.off('response', hearResponse);
    },
  };
}
