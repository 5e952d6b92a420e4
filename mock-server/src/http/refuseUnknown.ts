import type { RequestHandler } from 'express';
import { MockError, notFound } from '../refusal/MockError.ts';
import { sendFailure } from './RouteTable.ts';
import type { RouteTable } from './RouteTable.ts';

/** Refuses requests without a route: an unknown call, or a known one with another method. */
export function refuseUnknown(routes: RouteTable): RequestHandler {
  return (request, response) => {
    const method = routes.methodOf(request.path)?.toUpperCase();
    if (method === undefined) {
      sendFailure(request, response, notFound());
      return;
    }
    response.set('Allow', method);
    const text = { zh: `该接口须使用 ${method} 方法`, en: `This call must use the method ${method}` };
    sendFailure(request, response, new MockError(405, text, { status: 405 }));
  };
}
