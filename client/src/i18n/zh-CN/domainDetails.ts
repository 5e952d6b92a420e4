/** /answer/subdomainDetails. */
export const messages = {
  'domainDetails.title': '来源域名',
} as const;
