/** What a member may do: read; change content; change the team's set-up too. */
export type Access = 'view' | 'edit' | 'manage';

/** What the person who is logged in may do. Use it inside an observer. */
export function useAccess(): Access {
  return 'manage';
}
