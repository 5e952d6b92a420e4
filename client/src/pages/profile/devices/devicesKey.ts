/** Where the list of one's devices is kept. */
export const DEVICES_KEY = ['devices'] as const;
