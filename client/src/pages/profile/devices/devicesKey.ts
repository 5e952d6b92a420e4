/** Query key of the user's devices. */
export const DEVICES_KEY = ['devices'] as const;
