/** Every second item first, then the others: a property that alternates between items changes only once. */
export function everySecondFirst<T>(all: readonly T[]): readonly T[] {
  return [0, 1].flatMap((odd) => all.filter((_one, index) => index % 2 === odd));
}
