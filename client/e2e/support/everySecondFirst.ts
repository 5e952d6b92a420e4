/** The first, third, fifth … and then the others: what differs from one to the next differs once. */
export function everySecondFirst<T>(all: readonly T[]): readonly T[] {
  return [0, 1].flatMap((odd) => all.filter((_one, index) => index % 2 === odd));
}
