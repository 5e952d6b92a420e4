import type { BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';

/** Errors in the browser that the test did not cause deliberately. */
export interface ErrorWatch {
  /** Errors whose text matches are expected from here on. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  /** Unexpected errors so far, oldest first. */
  readonly unexpected: () => readonly string[];
  /** Stops listening. */
  readonly stop: () => void;
}

/** Listens to every page opened in a context from now on, and to all its console messages and responses. */
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
