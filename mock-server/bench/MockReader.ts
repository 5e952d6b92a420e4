import * as v from 'valibot';

const replySchema = v.object({ code: v.literal(0), data: v.unknown() });
const named = v.array(v.object({ id: v.string() }));
const idsSchema = v.union([
  named,
  v.pipe(
    v.object({ list: named }),
    v.transform(({ list }) => list),
  ),
]);

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** Sends requests as a logged-in account to the imported project. */
export class MockReader {
  readonly #mock: string;
  #headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' };

  /** @param mock base URL of the mock */
  constructor(mock: string) {
    this.#mock = mock;
  }

  async signIn(): Promise<void> {
    const body = JSON.stringify({ email: 'demo@answerscope.dev', password: 'Answer-2026' });
    const reply = await fetch(`${this.#mock}/api/front/user/login`, { method: 'POST', headers: this.#headers, body });
    const { data } = v.parse(v.object({ data: v.object({ token: v.string() }) }), await reply.json());
    this.#headers = { ...this.#headers, authorization: `Bearer ${data.token}` };
    const projects = await this.ids('/api/front/project/index');
    this.#headers = { ...this.#headers, 'project-id': projects.at(-1) ?? '' };
  }

  /** The ids of a list, or of the list in a response object. */
  async ids(path: string, query: Query = {}): Promise<string[]> {
    return v.parse(idsSchema, await this.get(path, query)).map(({ id }) => id);
  }

  async get(path: string, query: Query): Promise<unknown> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of typeof value === 'string' ? [value] : value) {
        search.append(typeof value === 'string' ? name : `${name}[]`, one);
      }
    }
    const reply = await fetch(`${this.#mock}${path}?${search.toString()}`, { headers: this.#headers });
    return v.parse(replySchema, await reply.json()).data;
  }

  /** Milliseconds until the complete response has arrived. */
  async time(path: string, query: Query): Promise<number> {
    const start = performance.now();
    await this.get(path, query);
    return performance.now() - start;
  }
}
