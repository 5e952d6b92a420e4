/** One query parameter: how its values are parsed and formatted. */
export interface SearchParam<T> {
  /** The name in the address. */
  readonly name: string;
  /** The value when the address does not have the parameter; it is left out of the address. */
  readonly fallback: T;
  /** All values that the parameter can have, if they are limited. */
  readonly options?: readonly string[];
  /** Parses all values of the parameter, at least one. Never throws: an invalid value gives the fallback. */
  read(values: readonly string[]): T;
  /** The values to write; an empty list or empty texts omit the parameter. */
  write(value: T): readonly string[];
}

type ParamTable = Readonly<Record<string, SearchParam<unknown>>>;
type StateOf<Table extends ParamTable> = {
  readonly [Key in keyof Table]: Table[Key] extends SearchParam<infer T> ? T : never;
};

/** The codec of a page's search state. */
export interface SearchDefinition<State> {
  /** The names of the parameters that belong to the page. */
  readonly names: readonly string[];
  /** The parameters, in the order of the table. */
  readonly params: readonly SearchParam<unknown>[];
  /** The state of an address without parameters. */
  readonly defaults: State;
  /** Parses an address. Never throws: a missing or invalid value gives the default. */
  readonly parse: (params: URLSearchParams) => State;
  /** Formats a state as parameters; defaults are omitted. */
  readonly format: (state: State) => URLSearchParams;
}

/** The state that a definition reads and writes. */
export type SearchState<Definition> = Definition extends SearchDefinition<infer State> ? State : never;

/**
 * Defines the search state of a page: one table gives the names, the parser, the formatter and the defaults.
 * @param table a parameter (see searchParams.ts) for each key of the state
 */
export function defineSearch<const Table extends ParamTable>(table: Table): SearchDefinition<StateOf<Table>> {
  const entries = Object.entries(table);
  const isState = (value: object): value is StateOf<Table> => entries.every(([key]) => key in value);
  const stateFrom = (valueOf: (param: SearchParam<unknown>) => unknown): StateOf<Table> => {
    const state = Object.fromEntries(entries.map(([key, param]) => [key, valueOf(param)]));
    if (!isState(state)) throw new TypeError('A search state misses a key of its table');
    return state;
  };
  return {
    names: entries.map(([, { name }]) => name),
    params: entries.map(([, param]) => param),
    defaults: stateFrom(({ fallback }) => fallback),
    parse: (params) =>
      stateFrom((param) => {
        const values = params.getAll(param.name);
        return values.length === 0 ? param.fallback : param.read(values);
      }),
    format: (state) => {
      const values = new Map<string, unknown>(Object.entries(state));
      const params = new URLSearchParams();
      for (const [key, param] of entries) {
        const written = param.write(values.get(key));
        const isDefault = written.join('\n') === param.write(param.fallback).join('\n');
        if (!isDefault) for (const text of written) if (text !== '') params.append(param.name, text);
      }
      return params;
    },
  };
}
