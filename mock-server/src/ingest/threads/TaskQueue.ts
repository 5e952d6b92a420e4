/** Lets one piece of work run at a time, in the order in which they came: two large files at once would need twice the memory. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
