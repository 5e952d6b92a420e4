import type { Application } from 'express';
import type { ProjectCatalogue } from '../projects/ProjectCatalogue.ts';

/**
 * For scripts that wait for the server: `ok` (and HTTP 200, not 503) once every sample answer is analysed; `answers` counts
 * those that are.
 */
export function addHealthRoute(app: Application, catalogue: ProjectCatalogue): void {
  app.get('/__mock/health', (_request, response) => {
    response.status(catalogue.ready ? 200 : 503).json({ ok: catalogue.ready, answers: catalogue.answerCount });
  });
}
