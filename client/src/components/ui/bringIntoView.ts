/**
 * A ref for what appears in answer to a button elsewhere: it may be out of sight, as at the top of a form that is scrolled to its end. It
 * comes into the middle, because the edge of a scroll container would cut the space around it.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
