import type { Application } from 'express';
import type { ProjectCatalogue } from '../../store/catalogue/ProjectCatalogue.ts';

/**
 * For scripts that wait for the server: `ok` (and HTTP 200, not 503) once every sample answer is analysed; `answers` counts
 * those that are. For programs that point people to pages: where those are (`console_url`).
 * @param testSwitches whether it is answered under the older address of the tests too.
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
