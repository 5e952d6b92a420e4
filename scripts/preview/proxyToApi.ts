import { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Returns a gateway error in the API's envelope, so that the client can say what failed. */
function refuse(request: Request, response: Response, target: URL): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const msg = (request.get('accept-language') ?? '').startsWith('zh')
    ? `API（${target.origin}）没有响应，请稍后重试。`
    : `The API at ${target.origin} is not responding. Try again later.`;
  response.status(502).set('cache-control', 'no-store').json({ code: 502, msg, data: null });
}

/**
 * Forwards calls to the API and streams the responses. A client that disconnects aborts the call to the API.
 * @param target scheme, host and port of the API
 * @param isCall whether a path with this method is an API call
 */
export function proxyToApi(target: URL, isCall: (path: string, method: string) => boolean): RequestHandler {
  const proxy = createProxyMiddleware<Request, Response>({
    target: target.origin,
    pathFilter: (path, { method }) => isCall(path, method),
    changeOrigin: true,
    xfwd: true,
    on: {
      proxyReq: (call, _, response) => {
        // The library does so only once a response has started; until then the API would work for nobody.
        response.on('close', () => {
          if (!response.writableFinished) call.destroy();
        });
      },
      error: (_, request, response) => {
        if (response instanceof ServerResponse) refuse(request, response, target);
        else response.destroy();
      },
    },
  });
  return (request, response, next) => {
    void proxy(request, response, next);
  };
}
