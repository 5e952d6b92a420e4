import { captureState, closeCapture, keepCaptured, startCapture } from '#server/service/capture/captureSheets.ts';
import { captureAnswerRequest, captureCloseRequest, captureStartRequest } from '../requests/captureRequests.ts';
import { emptyRequest } from '../requests/fields.ts';
import type { RouteTable } from '../RouteTable.ts';

const CALL = '/api/front/capture';

/** Answers captured by hand: a sheet of slots, stored after each paste. */
export function addCaptureRoutes(routes: RouteTable): void {
  routes.project('get', `${CALL}/index`, emptyRequest, ({ project }) => captureState(project));
  routes.project('post', `${CALL}/start`, captureStartRequest, ({ project, body }) => startCapture(project, body));
  routes.project('post', `${CALL}/answer`, captureAnswerRequest, ({ project, body }) => keepCaptured(project, body));
  routes.project('post', `${CALL}/close`, captureCloseRequest, ({ project, body }) =>
    closeCapture(project, body.sheet_id),
  );
}
