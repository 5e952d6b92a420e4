/** The host an address leads to, in lower case, without `www.`; null where it is none on the web. */
export function hostOf(url: string): string | null {
  const host = /^https?:\/\/(?:[^/?#@\s]*@)?([^/?#:\s]+)/iu
    .exec(url)?.[1]
    ?.toLowerCase()
    .replace(/^www\./u, '');
  return host?.includes('.') === true ? host : null;
}

/** Whether a host is one of these or below one of them. */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => {
    const own = one.toLowerCase().replace(/^www\./u, '');
    return host === own || host.endsWith(`.${own}`);
  });
}
