const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether a host name means this computer only. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);
