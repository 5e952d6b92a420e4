/** Numbers by group in one array; each group keeps their original order. */
export interface Groups {
  readonly members: Uint32Array;
  /** Group g has members[starts[g]] to members[starts[g + 1]] (exclusive). */
  readonly starts: Uint32Array;
}

/** Sorts `members` into groups in two passes, without an array per group: there may be 10,000. */
export function groupBy(members: Uint32Array, groups: number, groupOf: (member: number) => number): Groups {
  const starts = new Uint32Array(groups + 1);
  for (const member of members) {
    const next = groupOf(member) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let group = 1; group < starts.length; group += 1) {
    starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
  }
  const places = starts.slice();
  const sorted = new Uint32Array(members.length);
  for (const member of members) {
    const group = groupOf(member);
    const place = places[group] ?? 0;
    sorted[place] = member;
    places[group] = place + 1;
  }
  return { members: sorted, starts };
}

/** The members of one group: a view, not a copy. */
export function membersOf({ members, starts }: Groups, group: number): Uint32Array {
  return members.subarray(starts[group] ?? 0, starts[group + 1] ?? 0);
}
