/** Marks a part that is still loading and takes no room: printing waits for it, and its frame can be busy. */
export const Loading = () => <span hidden aria-busy="true" />;
