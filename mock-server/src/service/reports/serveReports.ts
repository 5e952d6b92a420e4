import { parentPort } from 'node:worker_threads';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { computeReport } from './reportFunctions.ts';
import type { ReportName } from './reportFunctions.ts';
import { ABANDONED, BEGUN } from './reportMessages.ts';
import type { ReportOrder, ReportReply } from './reportMessages.ts';
import { PartBuilder, putTogether } from './tableParts.ts';

class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** Holds tables and computes their reports in sequence. */
class ReportServer {
  readonly #parts = new Map<number, PartBuilder>();
  readonly #tables = new Map<number, AnswerTable>();
  readonly #reply: (reply: ReportReply<unknown>) => void;

  constructor(reply: (reply: ReportReply<unknown>) => void) {
    this.#reply = reply;
  }

  take(order: ReportOrder): void {
    switch (order.kind) {
      case 'part': {
        const part = this.#parts.get(order.id) ?? new PartBuilder();
        this.#parts.set(order.id, part);
        part.add(order.part);
        return;
      }
      case 'table':
        this.#tables.set(
          order.id,
          putTogether(order.frame, (id) => this.#parts.get(id)?.value),
        );
        return;
      case 'forget':
        this.#tables.delete(order.table);
        for (const id of order.parts) this.#parts.delete(id);
        return;
      case 'report':
        void this.#answer(order);
    }
  }

  async #answer({ call, table: id, name, asked, state }: Extract<ReportOrder, { kind: 'report' }>): Promise<void> {
    const stop = {
      throwIfAborted: (): void => {
        if (Atomics.load(state, ABANDONED) === 1) throw new AbandonedError('Nobody waits for this report');
      },
    };
    try {
      stop.throwIfAborted();
      Atomics.store(state, BEGUN, 1);
      const table = this.#tables.get(id);
      if (table === undefined) throw new Error(`The table ${String(id)} was never sent`);
      const report = await computeReport<ReportName>(name, table, asked, stop);
      this.#reply({ call, state: 'done', report });
    } catch (error) {
      this.#reply({ call, state: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
}

/** Entry point of the report thread: receives tables and returns reports. */
export function serveReports(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  const server = new ReportServer((reply) => {
    port.postMessage(reply);
  });
  port.on('message', (order: ReportOrder) => {
    server.take(order);
  });
}
