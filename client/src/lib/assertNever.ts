/** Closes a `switch` over a union: a new member fails to compile here, and an impossible value fails loudly. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
