import type { BrowserContext, Page } from '@playwright/test';

/** What went wrong in the browser without a test having asked for it. */
export interface ErrorWatch {
  /** Errors whose text matches are expected from here on. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  /** The errors seen so far that nobody allowed, oldest first. */
  readonly unexpected: () => readonly string[];
}

/** Listens on every page of a context, those opened later included. */
export function watchErrors(context: BrowserContext): ErrorWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => seen.push(`Uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => seen.push('The page crashed.'));
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) {
      seen.push(`HTTP ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  });
  return {
    allow: (...patterns) => {
      allowed.push(...patterns);
    },
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}
