import type { Application } from 'express';
import type { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';

/**
 * For scripts that wait for the server: `ok` (and HTTP 200, not 503) once every sample answer is analysed; `answers` is the count
 * of analysed ones. `console_url` is the base URL of the console's pages.
 * @param testSwitches whether to answer at the older path of the tests too.
 */
export function addHealthRoute(
  app: Application,
  catalogue: ProjectCatalogue,
  consoleUrl: string,
  testSwitches: boolean,
): void {
  const paths = testSwitches ? ['/api/health', '/__mock/health'] : ['/api/health'];
  app.get(paths, (_request, response) => {
    const { ready: ok, answerCount: answers } = catalogue;
    response.status(ok ? 200 : 503).json({ ok, answers, console_url: consoleUrl });
  });
}
