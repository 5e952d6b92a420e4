import type { Response } from 'express';
import jsonServer from 'json-server';
import { notFound } from '../refusal/MockError.ts';
import { localeOf } from '../refusal/text.ts';
import { SENT } from './Call.ts';
import type { Call } from './Call.ts';
import { okEnvelope, sendEnvelope, sendError } from './envelope.ts';
import { sendFailure } from './RouteTable.ts';

/** Builds the `data` of a reply from the rows json-server found. */
type Shape = (rows: unknown) => unknown;

/** Plain read-only collections, served by json-server's own router. */
export class Collections {
  readonly #router: ReturnType<typeof jsonServer.router>;
  readonly #rewriter: ReturnType<typeof jsonServer.rewriter>;
  readonly #shapes = new WeakMap<Response, Shape>();

  /**
   * @param rows the rows of each collection, each with an `id`.
   * @param paths maps each call to its collection: `{ '/api/front/vip/index': '/plans' }`.
   */
  constructor(rows: Readonly<Record<string, readonly object[]>>, paths: Readonly<Record<string, string>>) {
    this.#rewriter = jsonServer.rewriter({ ...paths });
    this.#router = jsonServer.router({ ...rows });
    Object.assign(this.#router, {
      render: (request: Call['request'], response: Response) => {
        // The router renders its 404s too: without this guard a missing collection would answer code 0.
        if (response.statusCode !== 200) {
          sendError(response, notFound(), localeOf(request.headers['accept-language']));
          return;
        }
        const found: unknown = response.locals['data'];
        sendEnvelope(response, okEnvelope(this.#shapes.get(response)?.(found) ?? found));
      },
    });
  }

  /** Lets json-server answer the call; `shape` builds the payload from the rows. */
  answer(call: Call, shape: Shape): typeof SENT {
    const { request, response } = call;
    const fail = (error: unknown): void => {
      sendFailure(request, response, error ?? notFound());
    };
    this.#shapes.set(response, shape);
    // json-server's own query language (paging, regular expressions, delays) is no part of the contract: drop the query.
    request.url = request.path;
    request.query = {};
    this.#rewriter(request, response, (error?: unknown) => {
      if (error !== undefined) fail(error);
      else this.#router(request, response, fail);
    });
    return SENT;
  }
}
